import { printedCents, toCents } from '../money.js';
import { lineTerm, priceInWords } from './ticket-words.js';
import type { PartyQuote } from './use-wanted-party.js';

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

type QuotedMoney = Pick<PartyQuote, 'totalBefore' | 'lines' | 'totalAmount' | 'toPay' | 'toReturn' | 'kept'>;

export function quoteFacts(
  { totalBefore, lines, totalAmount, toPay, toReturn, kept }: QuotedMoney,
  terms: QuoteTerms | UnpaidTerms,
) {
  const total = printedCents(toCents(totalAmount));
  const facts = [
    { term: terms.before, value: printedCents(toCents(totalBefore)) },
    ...lines.map((line) => ({ term: lineTerm(line), value: priceInWords(line.amount) })),
  ];
  if ('atDoor' in terms) return [...facts, { term: terms.atDoor, value: total, grand: true }];
  const stays = toCents(kept) > 0 ? [{ term: 'Too late to get back', value: printedCents(toCents(kept)) }] : [];
  const [term, amount] = toCents(toReturn) > 0 ? [terms.toReturn, toReturn] : [terms.toPay, toPay];
  return [
    ...facts,
    { term: 'Together', value: total },
    ...stays,
    { term, value: toCents(amount) === 0 ? 'Nothing' : printedCents(toCents(amount)), grand: true },
  ];
}
