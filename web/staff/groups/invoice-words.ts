import { printedCents } from '../../kit/lib/money.js';
import type { Money, StaffGroup } from './group-words.js';

/** What an invoice has, as far as it is known. What was credited is not invoiced again. */
export function sumWords(
  { state, quote }: Pick<StaffGroup, 'state'> & { readonly quote: { readonly totalCents: number } | null },
  { billableCents, documents }: Money,
): string {
  const billed = billableCents ?? quote?.totalCents;
  if (billed === undefined) return '';
  const invoices = documents.filter(({ kind }) => kind === 'invoice');
  const left = invoices.reduce((sum, { totalCents }) => sum - totalCents, billed);
  const more = state === 'visited' ? ', and more if more came than were counted' : '';
  return left > 0
    ? `${printedCents(left)} will be invoiced${more}.`
    : `All of ${printedCents(billed)} is invoiced already${state === 'visited' ? ', but for who came beside' : ''}.`;
}
