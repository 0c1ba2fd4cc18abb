import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { taxOfLines, totalOf } from '../bill-group.js';
import { exemptLines } from '../exempt-lines.js';
import type { GroupLine } from '../price-group.js';
import { creditLines, leftOfInvoice, taxCredit } from './documents.js';

type Document = Parameters<typeof leftOfInvoice>[0];

const amount = fc.integer({ min: 1, max: 100_000 });
const lines = fc
  .record({ people: amount, extras: fc.array(fc.record({ cents: amount, taxCents: amount }), { maxLength: 4 }) })
  .map(({ people, extras }): GroupLine[] => [
    { kind: 'people', label: 'People', cents: people, taxCode: 'tours', taxCents: 0 },
    ...extras.map((extra) => ({ kind: 'extra', label: 'Lunch', taxCode: 'goods', ...extra }) as const),
  ]);

const document = (kind: 'invoice' | 'credit_note', number: string, of: readonly GroupLine[]): Document => ({
  ...{
    kind,
    number,
    ofNumber: kind === 'invoice' ? null : 'HI-1',
    orderNumber: null,
    lines: of,
    totalCents: totalOf(of),
  },
});

/** What is left of each kind and tax code, in cents with tax. */
function sums(documents: readonly Document[]): Record<string, number> {
  const all: Record<string, number> = {};
  for (const { kind, lines: of } of documents)
    for (const line of of) {
      const sign = kind === 'invoice' ? 1 : -1;
      const key = `${line.kind} ${line.taxCode}`;
      all[key] = (all[key] ?? 0) + sign * (line.cents + line.taxCents);
    }
  return Object.fromEntries(Object.entries(all).filter(([, cents]) => cents !== 0));
}

describe('credit notes of an invoice', () => {
  it('of a part, of its tax and of the rest, in any order, leave nothing of anything', () => {
    fc.assert(
      fc.property(lines, amount, fc.boolean(), fc.boolean(), (of, part, isFirst, hasTaxBack) => {
        const documents = [document('invoice', 'HI-1', of)];
        const [invoice] = documents as [Document];
        const credit = (credited: readonly GroupLine[] | undefined): void => {
          if (credited && totalOf(credited) > 0)
            documents.push(document('credit_note', `HI-${documents.length + 1}`, credited));
        };
        const tax = () => hasTaxBack && credit(taxCredit(invoice, documents));
        if (!isFirst) tax();
        credit(creditLines(invoice, documents, Math.min(part, of[0]?.cents ?? 0)));
        if (isFirst) tax();
        expect(taxCredit(invoice, documents).length > 0).toBe(
          !hasTaxBack && documents.length > 0 && taxOfLines(of) > 0 && leftOfInvoice(invoice, documents) > 0,
        );
        credit(creditLines(invoice, documents, leftOfInvoice(invoice, documents)));
        expect([leftOfInvoice(invoice, documents), sums(documents)]).toEqual([0, {}]);
      }),
    );
  });

  it('of its tax leave it as it would have been for an exempt organization', () => {
    fc.assert(
      fc.property(lines, (of) => {
        const invoice = document('invoice', 'HI-1', of);
        const credited = taxCredit(invoice, [invoice]);
        const note = document('credit_note', 'HI-2', credited);
        expect([totalOf(credited), taxOfLines(credited)]).toEqual([taxOfLines(of), taxOfLines(of)]);
        expect(sums([invoice, note])).toEqual(sums([document('invoice', 'HI-1', exemptLines(of))]));
      }),
    );
  });
});
