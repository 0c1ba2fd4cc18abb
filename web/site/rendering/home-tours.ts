import {
  FreeTimesDocument,
  type FreeTimesQuery,
  GuestBookDocument,
  type GuestBookQuery,
  HomeToursDocument,
  type HomeToursQuery,
} from '../../generated/operations.js';
import { type GuestBookPage, shownAtHome } from '../../kit/lib/guest-book.js';
import { freeTimesOf, kindsOf, lowestPrice, type OfferedTour, offeredTours } from '../../kit/lib/offered-tour.js';
import type { LiveQuery } from './live-query.js';

type TourAnswers = readonly [tours?: HomeToursQuery, ...times: FreeTimesQuery[]];
type Answers = readonly [book?: GuestBookQuery | null, ...tours: TourAnswers];

/** Guest book, then the tours. */
export function nextHomeQuery(answers: readonly unknown[], today: string): LiveQuery | undefined {
  const [book, ...tours] = answers as Answers;
  if (book === undefined) return { document: GuestBookDocument, variables: { sheet: 1 }, isOptional: true };
  return nextToursQuery(tours, today);
}

/** The tours, then the times of each tour type in a query of its own: together they exceed the complexity limit. */
export function nextToursQuery(answers: readonly unknown[], today: string): LiveQuery | undefined {
  const [tours, ...times] = answers as TourAnswers;
  if (tours === undefined) return { document: HomeToursDocument, variables: {} };
  const type = kindsOf(tours)[times.length];
  return type && { document: FreeTimesDocument, variables: freeTimesOf(type, today) };
}

/** Only what a page shows: it has no Apollo Client, and its HTML should not carry every time of a month. */
export function toursOf(answers: readonly unknown[]): readonly OfferedTour[] | undefined {
  const [tours, ...times] = answers as TourAnswers;
  return tours && offeredTours(tours, (type) => times[kindsOf(tours).indexOf(type)]);
}

/** Pages that show the house's facts and nothing else of the tours. */
export function nextPriceQuery(answers: readonly unknown[]): LiveQuery | undefined {
  return answers.length === 0 ? { document: HomeToursDocument, variables: {}, isOptional: true } : undefined;
}

/** "$18": what a tour costs at least, of any page's answers. @param tours the answer with the tours, if it came */
export function fromPriceOf(tours: unknown): string | undefined {
  return tours ? lowestPrice(tours as HomeToursQuery) : undefined;
}

export function homeGuestBook(answers: readonly unknown[]): readonly GuestBookPage[] | undefined {
  const [book] = answers as Answers;
  return shownAtHome(book?.guestBook?.pages);
}
