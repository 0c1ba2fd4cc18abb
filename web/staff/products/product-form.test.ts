import { describe, expect, it } from '@jest/globals';
import { differingLabels } from '../records/edit-dialog.js';
import { emptyProduct, productAsText, productSchema, productToForm } from './product-fields.js';

const mug = {
  __typename: 'Product',
  id: 'p1',
  name: 'Tea Room Mug',
  description: 'Stoneware.',
  nameEs: null,
  descriptionEs: 'Gres.',
  price: '16.00',
  image: null,
  category: null,
  inStock: true,
  taxCode: 'books',
  version: 3,
} as const;

describe('the product form', () => {
  it('wants name, description and price, and nothing else', () => {
    const missing = productSchema.safeParse(emptyProduct).error?.issues.map(({ path }) => path[0]);
    expect(missing).toEqual(['name', 'description', 'price']);
    const typed = { ...emptyProduct, name: ' Mug ', description: 'Stoneware.', price: '$16' };
    expect(productSchema.parse(typed)).toEqual({
      name: 'Mug',
      description: 'Stoneware.',
      price: '16.00',
      image: null,
      category: null,
      inStock: true,
      taxCode: 'goods',
      nameEs: null,
      descriptionEs: null,
    });
  });

  it('shows a product and gives it back unchanged', () => {
    const { __typename: _, id: __, version: ___, ...input } = mug;
    expect(productSchema.parse(productToForm(mug))).toEqual(input);
  });

  it('lists only the fields that differ from the current version', () => {
    const now = productAsText(productToForm(mug));
    expect(differingLabels(now, now)).toEqual([]);
    const typed = productAsText({ ...productToForm(mug), price: '18', inStock: false, taxCode: 'goods' });
    expect(differingLabels(now, typed)).toEqual(['Price', 'Tax', 'Stock']);
    expect([now.Price, typed.Price, now.Stock, typed.Stock]).toEqual(['16.00', '18', 'In stock', 'Out of stock']);
  });
});
