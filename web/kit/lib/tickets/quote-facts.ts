import { t } from '@lingui/core/macro';
import type { ChangeQuoteFactsFragment } from '../../../generated/operations.js';
import { printedCents, toCents } from '../money.js';
import { lineTerm, priceInWords } from './ticket-words.js';

/** The labels of what was paid, what is due, and where money goes back to. */
interface QuoteTerms {
  readonly before: string;
  readonly toPay: string;
  readonly toReturn: string;
}

/** The same for a booking that is not paid yet. */
interface UnpaidTerms {
  readonly before: string;
  readonly atDoor: string;
}

/** What a change of the party or of the time costs. */
export type ChangeQuote = Omit<ChangeQuoteFactsFragment, '__typename'>;

export function quoteFacts(
  { totalBefore, lines, totalAmount, toPay, toReturn, kept }: ChangeQuote,
  terms: QuoteTerms | UnpaidTerms,
) {
  const total = printedCents(toCents(totalAmount));
  const facts = [
    { term: terms.before, value: printedCents(toCents(totalBefore)) },
    ...lines.map((line) => ({ term: lineTerm(line), value: priceInWords(line.amount) })),
  ];
  if ('atDoor' in terms) return [...facts, { term: terms.atDoor, value: total, grand: true }];
  const stays = toCents(kept) > 0 ? [{ term: t`Too late to get back`, value: printedCents(toCents(kept)) }] : [];
  const [term, amount] = toCents(toReturn) > 0 ? [terms.toReturn, toReturn] : [terms.toPay, toPay];
  return [
    ...facts,
    { term: t`Together`, value: total },
    ...stays,
    { term, value: toCents(amount) === 0 ? t`Nothing` : printedCents(toCents(amount)), grand: true },
  ];
}
