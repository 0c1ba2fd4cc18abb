import {
  FreeTimesDocument,
  type FreeTimesQuery,
  HomeToursDocument,
  type HomeToursQuery,
} from '../../generated/operations.js';
import { freeTimesOf, kindsOf, type OfferedTour, offeredTours } from '../../lib/offered-tour.js';
import type { LiveQuery } from './live-query.js';

type Answers = readonly [tours?: HomeToursQuery, ...times: FreeTimesQuery[]];

/**
 * The home page's next query: the tours, then the times of each tour type, one query each, because one for all would
 * exceed the complexity limit.
 */
export function nextHomeQuery(answers: readonly unknown[], today: string): LiveQuery | undefined {
  const [tours, ...times] = answers as Answers;
  if (tours === undefined) return { document: HomeToursDocument, variables: {} };
  const type = kindsOf(tours)[times.length];
  return type && { document: FreeTimesDocument, variables: freeTimesOf(type, today) };
}

/** The answers reduced to what the page shows. It has no Apollo Client, and its HTML should not carry every time of a month. */
export function homeTours(answers: readonly unknown[]): readonly OfferedTour[] | undefined {
  const [tours, ...times] = answers as Answers;
  return tours && offeredTours(tours, (type) => times[kindsOf(tours).indexOf(type)]);
}
