import { describe, expect, it } from '@jest/globals';
import { emptyProduct, productDifferences, productInForm, productShape } from './product-form.js';

const mug = {
  __typename: 'Product',
  id: 'p1',
  name: 'Tea Room Mug',
  description: 'Stoneware.',
  price: '16.00',
  image: null,
  category: null,
  inStock: true,
  version: 3,
} as const;

describe('the product form', () => {
  it('wants name, description and price, and nothing else', () => {
    const faults = productShape.safeParse(emptyProduct).error?.issues.map(({ path }) => path[0]);
    expect(faults).toEqual(['name', 'description', 'price']);
    const typed = { ...emptyProduct, name: ' Mug ', description: 'Stoneware.', price: '$16' };
    expect(productShape.parse(typed)).toEqual({
      name: 'Mug',
      description: 'Stoneware.',
      price: '16.00',
      image: null,
      category: null,
      inStock: true,
    });
  });

  it('shows a product and gives it back unchanged', () => {
    const { __typename: _, id: __, version: ___, ...input } = mug;
    expect(productShape.parse(productInForm(mug))).toEqual(input);
  });

  it('tells what differs from what it is now, and only that', () => {
    expect(productDifferences(mug, productInForm(mug))).toEqual([]);
    const typed = { ...productInForm(mug), price: '18', inStock: false };
    expect(productDifferences(mug, typed)).toEqual([
      { label: 'Price', now: '16.00', typed: '18' },
      { label: 'Stock', now: 'In stock', typed: 'Out of stock' },
    ]);
  });
});
