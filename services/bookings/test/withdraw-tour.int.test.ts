import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openTourDesk, strangers, type TourDesk } from './support/tour-desk.js';

let desk: TourDesk;
beforeAll(async () => {
  desk = await openTourDesk();
}, 30_000);
afterAll(() => desk.close());

describe('withdrawing a tour', () => {
  it.each(strangers)('is refused to a $role', async (identity) => {
    const tour = await desk.create();
    expect(await desk.withdraw(tour, identity)).toMatchObject({ __typename: 'NotSignedIn' });
    expect(await desk.listed()).toContainEqual(tour);
  });

  it('takes it off offer, once, and tells of it', async () => {
    const tour = await desk.create();
    const both = await Promise.all([desk.withdraw(tour), desk.withdraw(tour)]);
    expect(both.map((outcome) => outcome?.__typename).sort()).toEqual(['TourNotFound', 'TourWithdrawn']);
    expect((await desk.listed()).map(({ id }) => id)).not.toContain(tour.id);
    const told = await desk.events(tour.id);
    expect(told.map(({ name }) => name)).toEqual(['tour-created', 'tour-withdrawn']);
    expect(told[1]?.data).toEqual({ tourId: tour.id, version: 2 });
  });

  it('does not take away a tour that was changed since it was looked at', async () => {
    const tour = await desk.create();
    await desk.update(tour, { name: 'Starlight' });
    expect(await desk.withdraw(tour)).toMatchObject({ __typename: 'TourChangedMeanwhile', current: { version: 2 } });
    expect(await desk.withdraw({ ...tour, version: 2 })).toEqual({ __typename: 'TourWithdrawn', tourId: tour.id });
  });

  it('and changing it at once: one of the two comes too late', async () => {
    const tour = await desk.create();
    const both = await Promise.all([desk.withdraw(tour), desk.update(tour, { name: 'Starlight' })]);
    const names = both.map((outcome) => outcome?.__typename);
    expect([
      ['TourWithdrawn', 'TourNotFound'],
      ['TourChangedMeanwhile', 'TourUpdated'],
    ]).toContainEqual(names);
    expect(await desk.events(tour.id)).toHaveLength(2);
  });

  it('has an end to references to it', async () => {
    const tour = await desk.create();
    const lookUp = async () => {
      const representations = [{ __typename: 'Tour', id: tour.id }];
      const query = 'query ($of: [_Any!]!) { _entities(representations: $of) { ... on Tour { name } } }';
      return (await desk.ask(query, { of: representations })).data?._entities;
    };
    expect(await lookUp()).toEqual([{ name: 'Lamplight' }]);
    await desk.withdraw(tour);
    expect(await lookUp()).toEqual([null]);
  });
});
