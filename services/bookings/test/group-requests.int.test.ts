import { randomUUID } from 'node:crypto';
import { testStaff } from '@hilltop/platform/testing/test-service';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { CreateTour } from '../src/tours/create-tour/create-tour.js';
import { seedTours } from '../src/tours/seed-tours/seed-tours.js';
import { TourRepository } from '../src/tours/tour.repository.js';
import { type RunningBookings, runBookings } from './support/running-bookings.js';

const orders = { role: 'service', name: 'orders' } as const;
const ANSWER = `__typename ... on GroupVisit { revision state parts { tourTime pupils adults ownStart holdId confirmationCode came } }
  ... on InvalidInput { fields { field } } ... on StartsFull { starts { tourTime remaining } } ... on GroupRevisionPassed { revision }
  ... on Refusal { message }`;
const HOLD = `mutation ($group: GroupInput!, $input: HoldGroupVisitInput!) { done: holdGroupVisit(group: $group, input: $input) { ${ANSWER} } }`;
const BOOK = `mutation ($group: GroupInput!, $name: String!, $holdIds: [ID!]!) {
  done: bookGroupVisit(group: $group, name: $name, holdIds: $holdIds) { ${ANSWER} } }`;
const CHANGE = `mutation ($group: GroupInput!, $input: ChangeGroupVisitInput!) { done: changeGroupVisit(group: $group, input: $input) { ${ANSWER} } }`;
const RELEASE = `mutation ($group: GroupInput!) { done: releaseGroupVisit(group: $group) { ${ANSWER} } }`;
const SHOW =
  'query ($groupId: ID!) { done: groupVisit(groupId: $groupId) { state parts { pupils } givenUp { pupils bookingId revision } } }';

let bookings: RunningBookings;
let tourId: string;
beforeAll(async () => {
  bookings = await runBookings();
  await seedTours(bookings.app.get(TourRepository, { strict: false }), bookings.app.get(CreateTour, { strict: false }));
  [{ id: tourId }] = await bookings.database.dataSource.query(`SELECT id FROM tours WHERE type = 'standard'`);
}, 60_000);
afterAll(() => bookings.close());

const ask = async (query: string, variables: object, caller: object = orders) => {
  const { data, errors } = await bookings.ask(query, variables, caller as typeof orders);
  return data?.done ?? errors?.[0]?.extensions?.code;
};

it('a group is held, booked, counted and let go by the service that has its terms', async () => {
  const group = { id: randomUUID(), number: 'HG-7K3M', revision: 0, peoplePerGuide: 27 };
  const then = (revision: number) => ({ ...group, revision });
  const part = { tourDate: '2026-12-05', tourTime: '10am', pupils: 20, adults: 3, ownStart: true };
  const input = { tourId, heldUntil: '2026-12-01T12:00:00-06:00', parts: [part] };
  const held = await ask(HOLD, { group, input });
  expect(held).toMatchObject({
    state: 'HELD',
    revision: 0,
    parts: [{ tourTime: '10:00 AM', pupils: 20, ownStart: true }],
  });
  const { parts } = held as unknown as { parts: readonly { holdId: string }[] };
  const holdIds = parts.map(({ holdId }) => holdId.toUpperCase());
  expect(await ask(BOOK, { group: then(1), name: 'Carver Elementary', holdIds })).toMatchObject({
    state: 'BOOKED',
    parts: [{ holdId: null, confirmationCode: expect.stringMatching(/^HT-/), came: null }],
  });
  const { heldUntil: _, ...rest } = input;
  const change = { ...rest, name: 'Carver Elementary', parts: [{ ...part, pupils: 17 }] };
  expect(await ask(CHANGE, { group: then(2), input: change })).toMatchObject({
    state: 'BOOKED',
    parts: [{ pupils: 17 }],
  });
  expect(await ask(HOLD, { group: then(1), input })).toMatchObject({ __typename: 'GroupRevisionPassed', revision: 2 });
  expect(await ask(SHOW, { groupId: group.id })).toEqual({ state: 'BOOKED', parts: [{ pupils: 17 }], givenUp: [] });
  expect(await ask(RELEASE, { group: then(3) })).toMatchObject({ state: 'ENDED', parts: [] });
  const gone = { pupils: 17, bookingId: expect.any(String), revision: 2 };
  expect(await ask(SHOW, { groupId: group.id })).toEqual({ state: 'ENDED', parts: [], givenUp: [gone] });
});

it.each([
  ['nobody', { pupils: 0, adults: 0 }, 'input.parts.0'],
  ['more than 60', { pupils: 58, adults: 3 }, 'input.parts.0'],
  ['no day', { tourDate: '2026-13-01' }, 'input.parts.0.tourDate'],
  ['no time', { tourTime: 'noon-ish' }, 'input.parts.0.tourTime'],
])('names the field of a part with %s', async (_, changes, field) => {
  const part = { tourDate: '2026-12-05', tourTime: '10:00 AM', pupils: 9, adults: 1, ownStart: false, ...changes };
  const heldUntil = '2026-12-01T12:00:00Z';
  const group = { id: randomUUID(), number: 'HG-7K3M', revision: 0, peoplePerGuide: 27 };
  expect(await ask(HOLD, { group, input: { tourId, heldUntil, parts: [part] } })).toMatchObject({
    fields: [{ field }],
  });
});

it('is asked by services alone', async () => {
  for (const caller of [undefined, testStaff]) {
    const outcome = await bookings.ask(
      RELEASE,
      { group: { id: randomUUID(), number: 'HG-1', revision: 0, peoplePerGuide: 27 } },
      caller as never,
    );
    expect(outcome.data?.done ?? null).toBeNull();
  }
  expect(await ask(SHOW, { groupId: randomUUID() })).toBeUndefined();
});
