import { taxOfLines } from '../bill-group.js';
import { taxCreditLines } from '../exempt-lines.js';
import type { StoredPurchaseOrder } from '../group-facts.js';
import type { GroupLine } from '../price-group.js';
import type { GroupDocument } from './group-document.entity.js';
import type { GroupEntry } from './group-entry.entity.js';

type Document = Pick<GroupDocument, 'number' | 'kind' | 'ofNumber' | 'orderNumber' | 'lines' | 'totalCents'>;

const sum = (documents: readonly Document[]): number => documents.reduce((all, { totalCents }) => all + totalCents, 0);

const creditsOf = (number: string, documents: readonly Document[]): readonly Document[] =>
  documents.filter(({ ofNumber }) => ofNumber === number);

/** Money that came less what went back, and what was given up, US cents. */
export function paidCents(entries: readonly Pick<GroupEntry, 'cause' | 'deltaCents'>[]): number {
  const paid = entries.filter(({ cause }) => cause !== 'invoiced' && cause !== 'credited');
  return -paid.reduce((sum, { deltaCents }) => sum + deltaCents, 0);
}

/** US cents of all invoices, whatever was credited since. */
export function invoicedCents(documents: readonly Document[]): number {
  return sum(documents.filter(({ kind }) => kind === 'invoice'));
}

/** US cents that can still be credited. */
export function leftOfInvoice({ number, totalCents }: Document, documents: readonly Document[]): number {
  return totalCents - sum(creditsOf(number, documents));
}

/** US cents that can still be billed on an order; what was credited can be billed again. */
export function leftOfOrder({ number, cents }: StoredPurchaseOrder, documents: readonly Document[]): number {
  const billed = documents.filter(({ kind, orderNumber }) => kind === 'invoice' && orderNumber === number);
  return billed.reduce((left, invoice) => left - leftOfInvoice(invoice, documents), cents);
}

/**
 * The lines of a credit note: all that is left of the invoice, otherwise a part of what its people cost, which has no tax.
 * @returns undefined where that is too little
 */
export function creditLines(
  invoice: Document,
  documents: readonly Document[],
  cents: number,
): readonly GroupLine[] | undefined {
  const earlier = creditsOf(invoice.number, documents);
  if (cents === leftOfInvoice(invoice, documents)) return leftLines(invoice, earlier);
  const ofPeople = (lines: readonly GroupLine[]) =>
    lines.filter(({ kind }) => kind === 'people').reduce((all, line) => all + line.cents, 0);
  const left = ofPeople(invoice.lines) - earlier.reduce((all, { lines }) => all + ofPeople(lines), 0);
  if (cents > left) return undefined;
  return [{ kind: 'people', label: `Credit on ${invoice.number}`, cents, taxCode: 'tours', taxCents: 0 }];
}

/** The lines that give the tax of an invoice back; none where it has none, or no longer has it. */
export function taxCredit(invoice: Document, documents: readonly Document[]): readonly GroupLine[] {
  const isLeft = creditsOf(invoice.number, documents).every(({ lines }) => taxOfLines(lines) === 0);
  return isLeft ? taxCreditLines(invoice.lines) : [];
}

/** An invoice less what was credited of it, by what was sold and how it was taxed. */
function leftLines({ number, lines }: Document, earlier: readonly Document[]): readonly GroupLine[] {
  if (earlier.length === 0) return lines;
  const left = new Map<string, GroupLine>();
  const add = (line: GroupLine, sign: 1 | -1): void => {
    const key = `${line.kind} ${line.taxCode}`;
    const { cents, taxCents } = left.get(key) ?? { cents: 0, taxCents: 0 };
    const sums = { cents: cents + sign * line.cents, taxCents: taxCents + sign * line.taxCents };
    left.set(key, { ...line, ...sums, label: `The rest of ${number}` });
  };
  for (const line of lines) add(line, 1);
  for (const line of earlier.flatMap((credit) => credit.lines)) add(line, -1);
  return [...left.values()].filter(({ cents, taxCents }) => cents !== 0 || taxCents !== 0);
}
