import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { TicketPricesOfStartDocument } from '../../generated/operations.js';
import {
  ADULT,
  bookedParty,
  guestsIn,
  linesOf,
  type Party,
  pricesOf,
  resized,
  sumOf,
  type TicketLine,
  type TicketPrice,
  ticketsOf,
} from '../../kit/lib/tickets/party.js';
import type { WaitlistEntry } from './waitlist-labels.js';

export interface OfferedParty {
  /** Types of guests that wait, at the prices of the offered time; empty until these are known. */
  readonly prices: readonly TicketPrice[];
  readonly party: Party;
  readonly guests: number;
  /** As they are sent. */
  readonly tickets: ReturnType<typeof ticketsOf>;
  readonly lines: readonly TicketLine[];
  /** US cents; undefined until the prices are known. */
  readonly totalCents: number | undefined;
  readonly choose: (party: Party) => void;
  readonly chooseGuests: (guests: number) => void;
}

/** Who of a party comes, at today's prices. */
export function useOfferedParty(entry: WaitlistEntry): OfferedParty {
  const { tourType, tourId, offer, price } = entry;
  const waiting = bookedParty(entry);
  const [party, setParty] = useState<Party>(waiting);
  const { data } = useQuery(TicketPricesOfStartDocument, {
    variables: { tourType, tourId, tourDate: offer?.tourDate ?? '', tourTime: offer?.tourTime ?? '' },
    skip: !offer,
    fetchPolicy: 'cache-and-network',
  });
  const answer = data?.startPrices.__typename === 'StartPrices' ? data.startPrices.prices : [];
  const known = answer.filter(({ type }) => (waiting[type.code] ?? 0) > 0);
  const isPlain = Object.keys(waiting).every((code) => code === ADULT);
  const prices = isPlain && known.length === 0 ? pricesOf({ price: price ?? '0.00', prices: null }) : known;
  const lines = linesOf(party, prices);
  const guests = guestsIn(party);
  const isPriced = guests === lines.reduce((sum, { count }) => sum + count, 0);
  return {
    ...{ party, guests, lines, choose: setParty },
    prices,
    tickets: ticketsOf(party),
    totalCents: isPriced ? sumOf(lines) : undefined,
    chooseGuests: (wanted) => setParty(resized(party, wanted)),
  };
}
