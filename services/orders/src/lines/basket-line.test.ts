import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type BasketLine, differenceFrom, sumOf, versionOf } from './basket-line.js';

const line = fc
  .record({
    id: fc.uuid(),
    name: fc.constant('Mug'),
    quantity: fc.integer({ min: 1, max: 99 }),
    cents: fc.option(fc.integer({ min: 0, max: 1_000_000 })),
  })
  .map((facts): BasketLine => ({ ...facts, kind: 'tour', seen: 'tenoclck', item: undefined }));
const cart = fc.uniqueArray(line, { minLength: 1, maxLength: 50, selector: ({ id }) => id.slice(0, 8) });

const replaced = (lines: BasketLine[], at: number, changes: Partial<BasketLine>) =>
  lines.map((one, index) => (index === at ? ({ ...one, ...changes } as BasketLine) : one));

describe('the version of a cart', () => {
  it('is that of the cart it was made from, and of no other', () => {
    fc.assert(
      fc.property(cart, fc.nat(), (lines, where) => {
        const version = versionOf(lines);
        const at = where % lines.length;
        const { quantity, cents } = lines[at] as BasketLine;
        expect(differenceFrom(version, lines)).toBeUndefined();
        expect(differenceFrom(version, lines.slice(1))).toEqual({ kind: 'changed' });
        expect(differenceFrom(version, replaced(lines, at, { quantity: quantity + 1 }))).toEqual({ kind: 'changed' });
        expect(differenceFrom(version, replaced(lines, at, { seen: 'elevenoc' }))).toEqual({ kind: 'changed' });
        const dearer = differenceFrom(version, replaced(lines, at, { cents: (cents ?? 0) + 1 }));
        expect(dearer?.kind).toBe(cents === null ? 'changed' : 'repriced');
        const gone = differenceFrom(version, replaced(lines, at, { cents: null }));
        expect(gone?.kind).toBe(cents === null ? undefined : 'gone');
      }),
    );
  });

  it.each(['', 'nonsense', Buffer.from('{}').toString('base64url'), Buffer.from('[[1]]').toString('base64url')])(
    'that nobody made (%s) fits no cart',
    (version) => {
      const [one] = fc.sample(cart, 1);
      expect(differenceFrom(version, one ?? [])).toEqual({ kind: 'changed' });
    },
  );

  it('leaves what cannot be bought out of the sum', () => {
    expect(sumOf([{ cents: 100 }, { cents: null }, { cents: 50 }])).toBe(150);
  });
});
