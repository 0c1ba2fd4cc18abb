import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { spreadTax } from './spread-tax.js';
import { codeTaxes, sumOfTaxes, taxLineViews } from './tax-lines.js';

const cents = fc.integer({ min: 0, max: 500_000 });
const receipt = fc.array(fc.record({ code: fc.constantFrom('books', 'goods', 'shipping'), cents }), { maxLength: 50 });
const rates = fc.record({
  books: fc.constantFrom(0, 200, 825),
  goods: fc.constantFrom(0, 625, 825),
  shipping: fc.constantFrom(0, 825),
});

it('the tax of each code is the sum of its lines, and of each rate what the state computes', () => {
  fc.assert(
    fc.property(receipt, rates, (sold, charged) => {
      const taxes = spreadTax(sold.map((line) => ({ cents: line.cents, basisPoints: charged[line.code] })));
      const lines = sold.map((line, place) => ({ ...line, taxCents: taxes[place] ?? 0 }));
      const byCode = codeTaxes(lines, charged);
      expect(sumOfTaxes(byCode)).toBe(lines.reduce((sum, { taxCents }) => sum + taxCents, 0));
      for (const { code, basisPoints, baseCents } of byCode) {
        expect(basisPoints).toBe(charged[code as keyof typeof charged]);
        const same = lines.filter((line) => line.code === code);
        expect(baseCents).toBe(same.reduce((sum, line) => sum + line.cents, 0));
      }
      for (const { rate, amount } of taxLineViews(byCode)) {
        const basisPoints = Math.round(Number(rate) * 100);
        const ofRate = lines.filter(({ code }) => charged[code] === basisPoints);
        const base = ofRate.reduce((sum, line) => sum + line.cents, 0);
        expect(Math.round(Number(amount) * 100)).toBe(Math.floor((base * basisPoints + 5_000) / 10_000));
      }
    }),
  );
});

it('a code without a rate is not taxed', () => {
  expect(codeTaxes([{ code: 'books', cents: 4_000, taxCents: 0 }], { goods: 825 })).toEqual([]);
});
