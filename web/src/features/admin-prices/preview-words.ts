import type { PreviewTourPriceQuery } from '../../generated/staff-operations.js';
import { countInWords, listed, priceInWords } from '../../lib/tickets/ticket-words.js';
import { longDate } from '../../lib/venue-dates.js';

export type PricePreview = Extract<
  PreviewTourPriceQuery['previewTourPrice'],
  { readonly __typename: 'TourPricePreview' }
>;

/** What setting a price will do, sentence by sentence. @param today at the venue, YYYY-MM-DD */
export function previewWords(preview: PricePreview, today: string): string[] {
  const { was, price, from, cardBefore, cardAfter, rules } = preview;
  const when = from <= today ? 'from now on' : `from ${longDate(from)} on`;
  const card =
    cardBefore === cardAfter
      ? `Cards say “from ${priceInWords(cardAfter)}” as before.`
      : `Cards say “from ${priceInWords(cardAfter)}” instead of “from ${priceInWords(cardBefore)}”.`;
  return [
    `Tickets bought ${when} cost ${priceInWords(price)}, for any visit.`,
    ...(was === null ? ['The tour sells none of them today.'] : [keptWords(preview, was)]),
    card,
    ...rules.map((rule) => `“${rule.name}” makes it ${priceInWords(rule.price)}.`),
  ];
}

function keptWords({ bookings, holds }: PricePreview, was: string): string {
  const kept = [
    bookings === 0 ? '' : countInWords(bookings, { singular: 'booking', plural: 'bookings' }),
    holds === 0 ? '' : countInWords(holds, { singular: 'hold', plural: 'holds' }),
  ].filter(Boolean);
  if (kept.length === 0) return `No booking ahead was sold at another price; it is ${priceInWords(was)} now.`;
  return `${listed(kept)} ${bookings + holds === 1 ? 'keeps' : 'keep'} ${priceInWords(was)}.`;
}
