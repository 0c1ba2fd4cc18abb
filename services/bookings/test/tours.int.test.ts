import { randomUUID } from 'node:crypto';
import { testStaff } from '@hilltop/platform/testing/test-service';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type RunningBookings, runBookings } from './support/running-bookings.js';

const TOUR = 'id type name description duration features price maxGroupSize version';
const FAULTS = '... on InvalidInput { fields { field message } } ... on Refusal { message }';
const CREATE = `mutation ($input: CreateTourInput!) { createTour(input: $input) { __typename
  ... on TourCreated { tour { ${TOUR} } } ${FAULTS} } }`;
const UPDATE = `mutation ($id: ID!, $version: Int!, $input: UpdateTourInput!) { updateTour(id: $id, version: $version, input: $input) {
  __typename ... on TourUpdated { tour { ${TOUR} } } ... on TourChangedMeanwhile { current { ${TOUR} } } ${FAULTS} } }`;
const WITHDRAW = `mutation ($id: ID!, $version: Int!) { withdrawTour(id: $id, version: $version) { __typename
  ... on TourWithdrawn { tourId } ... on TourChangedMeanwhile { current { version } } ... on Refusal { message } } }`;
const lamps = {
  name: 'Lamplight',
  description: 'After dark.',
  price: '25.00',
  duration: '90 minutes',
  features: ['Lamps'],
};

let bookings: RunningBookings;
beforeAll(async () => {
  bookings = await runBookings();
}, 30_000);
afterAll(() => bookings.close());

interface Tour {
  readonly id: string;
  readonly version: number;
}
const create = async (type = 'standard'): Promise<Tour> => {
  const { data } = await bookings.ask(CREATE, { input: { ...lamps, type } }, testStaff);
  const created = data?.createTour;
  if (created?.__typename !== 'TourCreated') throw new Error(JSON.stringify(created));
  return created.tour as Tour;
};
const update = async (
  { id, version }: Tour,
  changes: object = {},
  identity: Parameters<RunningBookings['ask']>[2] = testStaff,
) => (await bookings.ask(UPDATE, { id, version, input: { ...lamps, ...changes } }, identity)).data?.updateTour;
const withdraw = async ({ id, version }: Tour, identity: Parameters<RunningBookings['ask']>[2] = testStaff) =>
  (await bookings.ask(WITHDRAW, { id, version }, identity)).data?.withdrawTour;
const listed = async (): Promise<Tour[]> => {
  const { data } = await bookings.ask(`{ tours { ${TOUR} } }`);
  return data?.tours as unknown as Tour[];
};
const events = async (id: string): Promise<{ name: string; data: object }[]> => {
  const rows = await bookings.database.dataSource.query(
    'SELECT event FROM outbox WHERE aggregate_id = $1 ORDER BY position',
    [id],
  );
  return rows.map(({ event }: { event: { type: string; data: object } }) => ({
    name: event.type.split('.')[2],
    data: event.data,
  }));
};
const strangers = [{ role: 'visitor' }, { role: 'service', name: 'orders' }] as const;

describe('changing a tour', () => {
  it.each(strangers)('is refused to a $role', async (identity) => {
    const tour = await create();
    expect(await update(tour, {}, identity)).toMatchObject({ __typename: 'NotSignedIn' });
    expect(await listed()).toContainEqual(tour);
  });

  it('makes the next version, keeps the type, and tells of it', async () => {
    const tour = await create('premium');
    const changes = { name: 'Starlight', price: '27.5', duration: '2 hours', features: ['Stars', ' '] };
    const changed = { ...tour, ...changes, price: '27.50', features: ['Stars'], version: 2 };
    expect(await update(tour, changes)).toEqual({ __typename: 'TourUpdated', tour: changed });
    expect(await listed()).toContainEqual(changed);
    expect((await events(tour.id)).map(({ name }) => name)).toEqual(['tour-created', 'tour-changed']);
    expect((await events(tour.id))[1]?.data).toEqual({
      tourId: tour.id,
      version: 2,
      type: 'premium',
      name: 'Starlight',
      priceCents: 2750,
    });
  });

  it.each([
    ['name', { name: ' ' }, 'Name is required'],
    ['price', { price: '10000.01' }, 'Price must be an amount such as 25.00, up to 10000.00'],
    ['duration', { duration: '' }, 'Duration is required'],
  ])('refuses a wrong %s', async (field, changes, message) => {
    const tour = await create();
    expect(await update(tour, changes)).toMatchObject({ __typename: 'InvalidInput', fields: [{ field, message }] });
    expect(await listed()).toContainEqual(tour);
  });

  it('tells the second of two who edit at once, with the tour as it is now', async () => {
    const tour = await create();
    const both = await Promise.all(['26.00', '27.00'].map((price) => update(tour, { price })));
    expect(both.map((outcome) => outcome?.__typename).sort()).toEqual(['TourChangedMeanwhile', 'TourUpdated']);
    const won = both.find((outcome) => outcome?.__typename === 'TourUpdated')?.tour;
    expect(await update(tour, { price: '28.00' })).toEqual({
      __typename: 'TourChangedMeanwhile',
      message: expect.any(String),
      current: won,
    });
    expect(await events(tour.id)).toHaveLength(2);
  });

  it('would lose the change of one of them without the version (negative control)', async () => {
    const { dataSource } = bookings.database;
    const { id } = await create();
    const bothHaveRead = Promise.withResolvers<void>();
    let reading = 2;
    const blind = async (change: object): Promise<void> => {
      const [row] = await dataSource.query('SELECT name, duration FROM tours WHERE id = $1', [id]);
      if (--reading === 0) bothHaveRead.resolve();
      await bothHaveRead.promise;
      const { name, duration } = { ...row, ...change };
      await dataSource.query('UPDATE tours SET name = $2, duration = $3 WHERE id = $1', [id, name, duration]);
    };
    await Promise.all([blind({ name: 'Starlight' }), blind({ duration: '2 hours' })]);
    const [row] = await dataSource.query('SELECT name, duration FROM tours WHERE id = $1', [id]);
    expect(row).not.toEqual({ name: 'Starlight', duration: '2 hours' });
  });

  it('knows no tour that is gone or never was', async () => {
    const tour = await create();
    await withdraw(tour);
    for (const id of [tour.id, randomUUID(), 'no-id']) {
      expect(await update({ id, version: 2 })).toMatchObject({ __typename: 'TourNotFound' });
    }
  });
});

describe('withdrawing a tour', () => {
  it.each(strangers)('is refused to a $role', async (identity) => {
    const tour = await create();
    expect(await withdraw(tour, identity)).toMatchObject({ __typename: 'NotSignedIn' });
    expect(await listed()).toContainEqual(tour);
  });

  it('takes it off offer, once, and tells of it', async () => {
    const tour = await create();
    const both = await Promise.all([withdraw(tour), withdraw(tour)]);
    expect(both.map((outcome) => outcome?.__typename).sort()).toEqual(['TourNotFound', 'TourWithdrawn']);
    expect((await listed()).map(({ id }) => id)).not.toContain(tour.id);
    const told = await events(tour.id);
    expect(told.map(({ name }) => name)).toEqual(['tour-created', 'tour-withdrawn']);
    expect(told[1]?.data).toEqual({ tourId: tour.id, version: 2 });
  });

  it('does not take away a tour that was changed since it was looked at', async () => {
    const tour = await create();
    await update(tour, { name: 'Starlight' });
    expect(await withdraw(tour)).toMatchObject({ __typename: 'TourChangedMeanwhile', current: { version: 2 } });
    expect(await withdraw({ ...tour, version: 2 })).toEqual({ __typename: 'TourWithdrawn', tourId: tour.id });
  });

  it('and changing it at once: one of the two comes too late', async () => {
    const tour = await create();
    const both = await Promise.all([withdraw(tour), update(tour, { name: 'Starlight' })]);
    const names = both.map((outcome) => outcome?.__typename);
    expect([
      ['TourWithdrawn', 'TourNotFound'],
      ['TourChangedMeanwhile', 'TourUpdated'],
    ]).toContainEqual(names);
    expect(await events(tour.id)).toHaveLength(2);
  });

  it('has an end to references to it', async () => {
    const tour = await create();
    const lookUp = async () => {
      const representations = [{ __typename: 'Tour', id: tour.id }];
      const query = 'query ($of: [_Any!]!) { _entities(representations: $of) { ... on Tour { name } } }';
      return (await bookings.ask(query, { of: representations })).data?._entities;
    };
    expect(await lookUp()).toEqual([{ name: 'Lamplight' }]);
    await withdraw(tour);
    expect(await lookUp()).toEqual([null]);
  });
});
