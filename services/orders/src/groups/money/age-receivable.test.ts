import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ageReceivable, type OwedBy, sumOfAges } from './age-receivable.js';

const invoice = (number: string, totalCents: number, dueOn: string) => ({
  ...({ number, kind: 'invoice', ofNumber: null, dueOn, totalCents } as const),
});
const credit = (ofNumber: string, totalCents: number) => ({
  ...({ number: `C-${ofNumber}`, kind: 'credit_note', ofNumber, dueOn: null, totalCents } as const),
});
const nothing = { notInvoicedCents: 0, notDueCents: 0, to30Cents: 0, to60Cents: 0, to90Cents: 0, over90Cents: 0 };

describe('what is owed', () => {
  it.each([
    ['2027-04-15', 'notDueCents'],
    ['2027-04-16', 'to30Cents'],
    ['2027-05-15', 'to30Cents'],
    ['2027-05-16', 'to60Cents'],
    ['2027-06-15', 'to90Cents'],
    ['2027-07-15', 'over90Cents'],
  ])('on %s is %s', (on, age) => {
    const owed = { billableCents: 44_000, documents: [invoice('1', 44_000, '2027-04-15')], paidCents: 12_000 };
    expect(ageReceivable(owed, on)).toEqual({ ...nothing, [age]: 32_000 });
  });

  it('is paid from the oldest invoice on, and then what is not invoiced', () => {
    const documents = [invoice('1', 10_000, '2027-01-01'), invoice('2', 5_000, '2027-03-01'), credit('1', 1_000)];
    expect(ageReceivable({ billableCents: 18_000, documents, paidCents: 11_000 }, '2027-03-05')).toEqual({
      ...nothing,
      to30Cents: 3_000,
      notInvoicedCents: 3_000,
    });
    expect(ageReceivable({ billableCents: 18_000, documents, paidCents: 20_000 }, '2027-03-05')).toEqual(nothing);
    expect(ageReceivable({ billableCents: null, documents: [], paidCents: 12_000 }, '2027-03-05')).toEqual(nothing);
  });

  it('is what was billed less what was credited and paid, and never below nothing', () => {
    const cents = fc.integer({ min: 1, max: 1_000_000 });
    const invoices = fc.array(fc.record({ cents, credited: fc.double({ min: 0, max: 1, noNaN: true }) }), {
      maxLength: 6,
    });
    fc.assert(
      fc.property(
        invoices,
        fc.option(cents),
        fc.integer({ min: 0, max: 3_000_000 }),
        (issued, billableCents, paidCents) => {
          const documents = issued.flatMap((one, at): OwedBy['documents'] => {
            const credited = Math.floor(one.cents * one.credited);
            const own = invoice(`${at}`, one.cents, `2027-0${1 + (at % 9)}-01`);
            return credited > 0 ? [own, credit(`${at}`, credited)] : [own];
          });
          const invoiced = issued.reduce((sum, one) => sum + one.cents, 0);
          const back = documents
            .filter(({ kind }) => kind === 'credit_note')
            .reduce((sum, { totalCents }) => sum + totalCents, 0);
          const owed = Math.max(0, Math.max(invoiced, billableCents ?? 0) - back - paidCents);
          expect(sumOfAges(ageReceivable({ billableCents, documents, paidCents }, '2027-05-05'))).toBe(owed);
        },
      ),
      { numRuns: 10_000 },
    );
  });
});
