import type { FreeTimesQuery, HomeToursQuery } from '../../generated/operations.js';
import { fetchOrThrow } from '../../kit/lib/fetch-or-throw.js';
import { freeTimesOf, kindsOf, lowestPrice, type OfferedTour, offeredTours } from '../../kit/lib/offered-tour.js';
import { requestTimeout } from '../../kit/lib/request-timeout.js';
import { venueToday } from '../../kit/lib/venue-dates.js';
import freeTimes from './free-times.graphql?raw';
import homeTours from './home-tours.graphql?raw';

async function ask<Data>(query: string, variables: Readonly<Record<string, unknown>>): Promise<Data> {
  const response = await fetchOrThrow('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
    signal: requestTimeout(),
  });
  const { data } = (await response.json()) as { readonly data?: Data | null };
  if (!data) throw new Error('The gateway answered without data');
  return data;
}

let asked: Promise<HomeToursQuery> | undefined;

/** A page can need the tours and the lowest price at once: both share one request. */
function askTours(): Promise<HomeToursQuery> {
  asked ??= ask<HomeToursQuery>(homeTours, {}).finally(() => {
    asked = undefined;
  });
  return asked;
}

/** "$18": what a tour costs at least; undefined without tours. */
export async function readFromPrice(): Promise<string | undefined> {
  return lowestPrice(await askTours());
}

/** Fetches the tours and their next openings without Apollo Client, which the home page does not load. */
export async function readTours(): Promise<{ readonly tours: readonly OfferedTour[]; readonly from?: string }> {
  const tours = await askTours();
  if (!tours.tours) throw new Error('The gateway answered without tours');
  const today = venueToday();
  const times = await Promise.all(
    kindsOf(tours).map(async (type) => [type, await ask<FreeTimesQuery>(freeTimes, freeTimesOf(type, today))] as const),
  );
  const timesOf = new Map(times);
  const from = lowestPrice(tours);
  return { tours: offeredTours(tours, (type) => timesOf.get(type)), ...(from !== undefined && { from }) };
}
