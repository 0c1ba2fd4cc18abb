import { expect, it } from '@jest/globals';
import { families, motif } from './families.js';
import type { StoreProduct } from './shelf.js';

function product(name: string, image: string | null = '/uploads/a.webp'): StoreProduct {
  const rest = { description: '', price: '18.00', category: null, inStock: true } as const;
  return { __typename: 'Product', id: name, name, image, ...rest } as StoreProduct;
}

const posters = ['One', 'Two', 'Three', 'Four'].map((name) => product(`${name}, Poster`));

it('hangs four goods or more of a family on the wall, by what follows the last comma of their names', () => {
  const mug = product('Mug');
  const found = families([mug, ...posters]);
  expect(found.single).toEqual([mug]);
  expect(found.families).toEqual([{ name: 'Poster', products: posters }]);
  expect(posters.map(motif)).toEqual(['One', 'Two', 'Three', 'Four']);
});

it('leaves three of a family, and goods without a picture, on the counter', () => {
  const goods = [...posters.slice(1), product('Five, Poster', null)];
  expect(families(goods)).toEqual({ single: goods, families: [] });
});
