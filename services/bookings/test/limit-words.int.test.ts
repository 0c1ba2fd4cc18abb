import { callerHeader } from '@hilltop/platform/graphql/subgraph-context';
import { identityHeader, visitor } from '@hilltop/platform/identity/identity';
import { signForTest } from '@hilltop/platform/testing/test-keys';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { adults, bookingInput } from './support/booking-request.js';
import { openTourApp, type TourApp } from './support/tour-app.js';

const PHONE = '817-555-0100';
const JOIN = `mutation ($input: JoinWaitlistInput!) { answer: joinWaitlist(input: $input) { __typename ... on Refusal { message } } }`;
const HOLD = `mutation ($input: HoldSeatsInput!) { answer: holdSeats(input: $input) { __typename ... on Refusal { message } } }`;
const LINKS = `mutation ($email: String!) { answer: requestVisitLinks(email: $email) { __typename ... on Refusal { message } } }`;
const FILL = `mutation ($input: CreateBookingInput!) { answer: createBooking(input: $input) { __typename ... on Refusal { message } } }`;
const time = { tourType: 'standard', tourDate: '2026-12-05', tourTime: '10:00 AM' };
const people = 3;

let app: TourApp;
beforeAll(async () => {
  app = await openTourApp({
    ...{ HOLDS_PER_CALLER: people, WAITLIST_JOIN_LIMIT: people + 1, WAITLIST_UNCONFIRMED_PER_CALLER: people },
    ...{ BOOKING_LINKS_PER_CALLER: people, MOCK_PURCHASES_PER_CALLER: people },
  });
  await app.create();
  for (const guests of [20, 5]) await app.ask(FILL, { input: bookingInput({ ...time, tickets: adults(guests) }) });
  await app.database.dataSource.query('INSERT INTO house_details VALUES (1, 1, $1, $2, $3)', ['street', 'town', PHONE]);
});
afterAll(() => app.close());

/** An answer to somebody at the one address that all of them share. */
async function ask(query: string, variables: object): Promise<{ __typename: string; message?: string }> {
  const headers = {
    [identityHeader]: await signForTest(visitor, 'bookings'),
    [callerHeader]: 'the-address-of-a-school',
  };
  const response = await fetch(`${app.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query, variables }),
  });
  return ((await response.json()) as { data: { answer: { __typename: string; message?: string } } }).data.answer;
}

/** What the next one reads after so many others at the address. */
async function answersOf(
  query: string,
  variablesOf: (person: number) => object,
): Promise<{ before: string[]; next: string }> {
  const before: string[] = [];
  for (let person = 0; person < people; person += 1) before.push((await ask(query, variablesOf(person))).__typename);
  const next = await ask(query, variablesOf(people));
  return { before, next: `${next.__typename}: ${next.message}` };
}

const guest = (person: number) => ({
  ...{ firstName: 'Ada', lastName: 'Example', phone: '817 555 0100', email: `person-${person}@example.test` },
});

const limits = {
  TooManyHolds: [HOLD, () => ({ input: { ...time, tourTime: '9:00 AM', tickets: adults(1) } })],
  TooManyLinkRequests: [LINKS, (person: number) => ({ email: `person-${person}@example.test` })],
  TooManyPurchases: [
    FILL,
    (person: number) => ({ input: bookingInput({ ...guest(person), tickets: adults(1), tourTime: '2:00 PM' }) }),
  ],
  WaitlistUnconfirmed: [JOIN, (person: number) => ({ input: { ...time, ...guest(person), tickets: adults(4) } })],
  TooManyWaitlistEntries: [
    JOIN,
    (person: number) => ({ input: { ...time, ...guest(person + 9), tickets: adults(4) } }),
  ],
} satisfies Record<string, [string, (person: number) => object]>;

it.each(Object.entries(limits))(
  '%s tells who comes after others of the address how to go on by telephone and in writing, and accuses nobody',
  async (name, [query, variablesOf]) => {
    const { before, next } = await answersOf(query, variablesOf);
    if (name !== 'TooManyWaitlistEntries')
      expect(before.filter((answer) => /^TooMany|Unconfirmed$/.test(answer))).toEqual([]);
    expect(next).toMatch(new RegExp(`^${name}: .*call us at ${PHONE}, or write to us on our contact page\\.$`));
    expect(next).toMatch(/your network/);
    expect(next).not.toMatch(
      /\byou (have|sent|tried|asked)\b|\bof your (places|bookings|messages)\b|abuse|suspicious/i,
    );
  },
);
