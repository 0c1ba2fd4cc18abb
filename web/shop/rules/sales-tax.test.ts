import { describe, expect, it } from '@jest/globals';
import { taxCentsOf, taxLinesOf, taxWords } from './sales-tax.js';

const both = [
  { code: 'goods', rate: '8.25' },
  { code: 'shipping', rate: '8.25' },
];

describe('the sales tax of a cart', () => {
  it('is one line for one rate, with its base named', () => {
    const taxes = taxLinesOf({ goods: 7_799, shipping: 599 }, both);
    expect(taxes.map(taxWords)).toEqual(['Sales tax, 8.25% on goods and shipping, $83.98']);
    expect(taxCentsOf(taxes)).toBe(693);
  });

  it('is a line for each rate, of what is bought alone', () => {
    const taxes = taxLinesOf({ goods: 1_450, shipping: 599 }, [
      both[0],
      { code: 'shipping', rate: '6' },
    ] as typeof both);
    expect(taxes).toEqual([
      { rate: '8.25', codes: ['goods'], base: '14.50', amount: '1.20' },
      { rate: '6', codes: ['shipping'], base: '5.99', amount: '0.36' },
    ]);
    expect(taxLinesOf({ goods: 1_450 }, both).map(taxWords)).toEqual(['Sales tax, 8.25% on goods, $14.50']);
  });

  it('is one line for codes of one rate, and another for a code at its own', () => {
    const amounts = { goods: 1_450, books: 4_000, shipping: 599 };
    expect(taxLinesOf(amounts, [{ code: 'books', rate: '8.25' }, ...both]).map(taxWords)).toEqual([
      'Sales tax, 8.25% on books, goods, and shipping, $60.49',
    ]);
    expect(taxLinesOf(amounts, [{ code: 'books', rate: '2' }, ...both])).toEqual([
      { rate: '2', codes: ['books'], base: '40.00', amount: '0.80' },
      { rate: '8.25', codes: ['goods', 'shipping'], base: '20.49', amount: '1.69' },
    ]);
    expect(taxLinesOf(amounts, both).map(taxWords)).toEqual(['Sales tax, 8.25% on goods and shipping, $20.49']);
  });

  it('is no line without a rate, without goods, and when it comes to nothing', () => {
    const none = [
      taxLinesOf({ goods: 1_450 }, []),
      taxLinesOf({ goods: 0, shipping: 0 }, both),
      taxLinesOf({ goods: 6 }, both),
    ];
    expect(none).toEqual([[], [], []]);
  });
});
