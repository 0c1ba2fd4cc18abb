import { expect, it } from '@jest/globals';
import { productAt, productHash } from './product-address.js';
import type { StoreProduct } from './shelf.js';

const mug = { id: '1', name: 'Tea Room Mug' } as StoreProduct;
const book = { id: '2', name: 'Top O’ Hill Terrace' } as StoreProduct;

it('names a product in the address by its words, and finds it again', () => {
  expect(productHash({ name: 'Seminary Growth & Education, Poster' })).toBe('#seminary-growth-education-poster');
  expect(productHash(book)).toBe('#top-o-hill-terrace');
  expect(productAt('#Tea-Room-Mug', [book, mug])).toBe(mug);
});

it('finds none for an empty address or a product that is gone', () => {
  expect(productAt('', [mug])).toBeUndefined();
  expect(productAt('#cap', [mug])).toBeUndefined();
});
