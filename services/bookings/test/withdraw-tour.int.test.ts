import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openTourApp, strangers, type TourApp } from './support/tour-app.js';

let app: TourApp;
beforeAll(async () => {
  app = await openTourApp();
}, 30_000);
afterAll(() => app.close());

describe('withdrawing a tour', () => {
  it.each(strangers)('is refused to a $role', async (identity) => {
    const tour = await app.create();
    expect(await app.withdraw(tour, identity)).toMatchObject({ __typename: 'NotSignedIn' });
    expect(await app.listed()).toContainEqual(tour);
  });

  it('takes it off offer, once, and tells of it', async () => {
    const tour = await app.create();
    const both = await Promise.all([app.withdraw(tour), app.withdraw(tour)]);
    expect(both.map((outcome) => outcome?.__typename).sort()).toEqual(['TourNotFound', 'TourWithdrawn']);
    expect((await app.listed()).map(({ id }) => id)).not.toContain(tour.id);
    const told = await app.events(tour.id);
    expect(told.map(({ name }) => name)).toEqual(['tour-created', 'tour-withdrawn']);
    expect(told[1]?.data).toEqual({ tourId: tour.id, version: 2 });
  });

  it('does not take away a tour that was changed since it was looked at', async () => {
    const tour = await app.create();
    await app.update(tour, { name: 'Starlight' });
    expect(await app.withdraw(tour)).toMatchObject({ __typename: 'TourChangedMeanwhile', current: { version: 2 } });
    expect(await app.withdraw({ ...tour, version: 2 })).toEqual({ __typename: 'TourWithdrawn', tourId: tour.id });
  });

  it('and changing it at once: one of the two comes too late', async () => {
    const tour = await app.create();
    const both = await Promise.all([app.withdraw(tour), app.update(tour, { name: 'Starlight' })]);
    const names = both.map((outcome) => outcome?.__typename);
    expect([
      ['TourWithdrawn', 'TourNotFound'],
      ['TourChangedMeanwhile', 'TourUpdated'],
    ]).toContainEqual(names);
    expect(await app.events(tour.id)).toHaveLength(2);
  });

  it('has an end to references to it', async () => {
    const tour = await app.create();
    const lookUp = async () => {
      const representations = [{ __typename: 'Tour', id: tour.id }];
      const query = 'query ($of: [_Any!]!) { _entities(representations: $of) { ... on Tour { name } } }';
      return (await app.ask(query, { of: representations })).data?._entities;
    };
    expect(await lookUp()).toEqual([{ name: 'Lamplight' }]);
    await app.withdraw(tour);
    expect(await lookUp()).toEqual([null]);
  });
});
