import { useMemo } from 'react';
import {
  CallerTimesDocument,
  CallerToursDocument,
  type CallerToursQuery,
  TicketPricesOfStartDocument,
} from '../../generated/staff-operations.js';
import { type TimeToSell, timesToSell } from '../../kit/desk/times-to-sell.js';
import { opensOn } from '../../kit/lib/opens-on.js';
import { guestsIn, type Party, pricesOf, seatsFor, soldParty, type TicketPrice } from '../../kit/lib/tickets/party.js';
import { isDate, venueToday } from '../../kit/lib/venue-dates.js';
import { useAdminQuery } from '../data/use-admin-query.js';

/** The party as a time sells it: guests of a type that its tour does not sell become adults. */
export function partyAt(party: Party, prices: readonly TicketPrice[]): Party {
  return soldParty(party, guestsIn(party), prices);
}

/** Seats of a party; a private party has its time to itself. */
export function seatsOf(
  { soldByParty }: Pick<TimeToSell, 'soldByParty'>,
  party: Party,
  prices: readonly TicketPrice[],
): number {
  return soldByParty ? 1 : Math.max(1, seatsFor(party, prices));
}

export function hasRoom(time: TimeToSell, party: Party): boolean {
  const sold = partyAt(party, time.prices);
  return guestsIn(sold) <= time.largestParty && seatsOf(time, sold, time.prices) <= time.seatsLeft;
}

function typesOf(tours: CallerToursQuery['tours'] | undefined): readonly TicketPrice[] {
  const all = (tours ?? []).flatMap(pricesOf);
  return all.filter(({ type }, at) => all.findIndex((other) => other.type.code === type.code) === at);
}

/** The tours on offer, what guests are asked, and the guest types to ask for before a time is chosen. */
export function useTours() {
  const { data, isLoading, hasFailed, reload } = useAdminQuery(CallerToursDocument, {});
  const types = useMemo(() => typesOf(data?.tours), [data]);
  return { tours: data?.tours, questions: data?.guestQuestions, types, isLoading, hasFailed, reload };
}

export type CallerTours = ReturnType<typeof useTours>;

/** The times of the typed day, and when visitors can book it; `opens` is undefined where they can. */
export function useTimes(date: string, tours: CallerTours['tours']) {
  const { data, isLoading, hasFailed, reload } = useAdminQuery(CallerTimesDocument, { date }, isDate(date));
  const isShown = isDate(date) && data !== undefined;
  const times = useMemo(() => {
    if (!isShown || !tours) return [];
    return timesToSell({ ...data, tours }, Date.now());
  }, [data, isShown, tours]);
  const lastDate = data?.availability?.lastDate;
  const isBeyond = isShown && lastDate !== undefined && date > lastDate;
  const opens = isBeyond ? opensOn(date, { firstDate: venueToday(), lastDate }) : undefined;
  return { times, isLoading, hasFailed, reload, opens };
}

/** The prices of a chosen time, after price rules once these are known. */
export function usePrices(date: string, time: TimeToSell | undefined): readonly TicketPrice[] | undefined {
  const { tourType = 'standard', tourId = null, time: tourTime = '' } = time ?? {};
  const start = { tourType, tourId, tourDate: date, tourTime };
  const { data, isLoading } = useAdminQuery(TicketPricesOfStartDocument, start, time !== undefined);
  const answer = isLoading ? undefined : data?.startPrices;
  if (!time) return undefined;
  return answer?.__typename === 'StartPrices' && answer.tourId === time.tourId ? answer.prices : time.prices;
}
