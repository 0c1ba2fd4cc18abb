import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openTourApp, strangers, type TourApp } from './support/tour-app.js';

let app: TourApp;
beforeAll(async () => {
  app = await openTourApp();
});
afterAll(() => app.close());

describe('changing a tour', () => {
  it.each(strangers)('is refused to a $role', async (identity) => {
    const tour = await app.create();
    expect(await app.update(tour, {}, identity)).toMatchObject({ __typename: 'NotSignedIn' });
    expect(await app.listed()).toContainEqual(tour);
  });

  it('creates the next version, keeps the type, and publishes an event', async () => {
    const tour = await app.create('premium');
    const changes = { name: 'Starlight', price: '27.5', duration: '2 hours', features: ['Stars', ' '] };
    const changed = { ...tour, ...changes, price: '27.50', features: ['Stars'], version: 2 };
    expect(await app.update(tour, changes)).toEqual({ __typename: 'TourUpdated', tour: changed });
    expect(await app.listed()).toContainEqual(changed);
    expect((await app.events(tour.id)).map(({ name }) => name)).toEqual(['tour-created', 'tour-changed']);
    expect((await app.events(tour.id))[1]?.data).toEqual({
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
  ])('refuses an invalid %s', async (field, changes, message) => {
    const tour = await app.create();
    expect(await app.update(tour, changes)).toMatchObject({
      __typename: 'InvalidInput',
      fields: [{ field, message }],
    });
    expect(await app.listed()).toContainEqual(tour);
  });

  it('refuses the second of two concurrent edits, with the current tour', async () => {
    const tour = await app.create();
    const both = await Promise.all(['26.00', '27.00'].map((price) => app.update(tour, { price })));
    expect(both.map((outcome) => outcome?.__typename).sort()).toEqual(['TourChangedMeanwhile', 'TourUpdated']);
    const won = both.find((outcome) => outcome?.__typename === 'TourUpdated')?.tour;
    expect(await app.update(tour, { price: '28.00' })).toEqual({
      __typename: 'TourChangedMeanwhile',
      message: expect.any(String),
      current: won,
    });
    expect(await app.events(tour.id)).toHaveLength(2);
  });

  it('would lose one of the changes without the version (negative control)', async () => {
    const { dataSource } = app.database;
    const { id } = await app.create();
    const bothHaveRead = Promise.withResolvers<void>();
    let reading = 2;
    const blind = async (change: object): Promise<void> => {
      const [row] = await dataSource.query('SELECT name, description FROM tours WHERE id = $1', [id]);
      if (--reading === 0) bothHaveRead.resolve();
      await bothHaveRead.promise;
      const { name, description } = { ...row, ...change };
      await dataSource.query('UPDATE tours SET name = $2, description = $3 WHERE id = $1', [id, name, description]);
    };
    await Promise.all([blind({ name: 'Starlight' }), blind({ description: 'After dark' })]);
    const [row] = await dataSource.query('SELECT name, description FROM tours WHERE id = $1', [id]);
    expect(row).not.toEqual({ name: 'Starlight', description: 'After dark' });
  });

  it('refuses tours that are withdrawn or unknown', async () => {
    const tour = await app.create();
    await app.withdraw(tour);
    for (const id of [tour.id, randomUUID(), 'no-id']) {
      expect(await app.update({ id, version: 2 })).toMatchObject({ __typename: 'TourNotFound' });
    }
  });
});
