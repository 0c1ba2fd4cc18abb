import { toAmount, toCents } from '../money.js';
import type { Party, TicketPrice } from './party.js';
import { limitReason, mostOf, type PartyRefusal } from './party-rules.js';
import { priceInWords, typeHint } from './ticket-words.js';

interface Rows {
  readonly prices: readonly TicketPrice[];
  readonly party: Party;
  /** Most guests of the party. */
  readonly mostGuests: number;
  /** Why the party cannot come as it is, once that is to be said. */
  readonly refusal?: PartyRefusal | undefined;
}

/** The rows in which a party is chosen by type, for the design layer's `TicketRows`. */
export function ticketRows({ prices, party, mostGuests, refusal }: Rows) {
  return prices.map(({ type, price, listPrice, reason }) => {
    const { code, label } = type;
    const count = party[code] ?? 0;
    return {
      ...{ code, label, hint: typeHint(type), price: priceInWords(price), count },
      before: listPrice === null || listPrice === undefined ? undefined : priceInWords(listPrice),
      reason: reason ?? undefined,
      most: mostOf(code, party, prices, mostGuests),
      sum: count === 0 ? undefined : priceInWords(toAmount(toCents(price) * count)),
      limit: limitReason(code, party, prices, mostGuests),
      refusal: refusal?.type === code ? refusal.atRow : undefined,
    };
  });
}
