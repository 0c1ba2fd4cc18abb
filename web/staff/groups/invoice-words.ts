import { printedCents } from '../../kit/lib/money.js';
import type { Money, StaffGroup } from './group-words.js';

/** What an invoice has, as far as it is known; empty before the visit. What was credited is not invoiced again. */
export function sumWords({ state }: Pick<StaffGroup, 'state'>, { billableCents, documents }: Money): string {
  if (billableCents === null) return '';
  const invoices = documents.filter(({ kind }) => kind === 'invoice');
  const left = invoices.reduce((sum, { totalCents }) => sum - totalCents, billableCents);
  const more = state === 'visited' ? ', and more if more came than were counted' : '';
  return left > 0
    ? `${printedCents(left)} will be invoiced${more}.`
    : `All of ${printedCents(billableCents)} is invoiced already${state === 'visited' ? ', but for who came beside' : ''}.`;
}
