import { staffMutations, toldActions } from '@hilltop/platform/testing/staff-mutations';
import { testStaff } from '@hilltop/platform/testing/test-service';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { bookingsService } from '../src/service.js';
import { openTourApp, type ShownTour, type TourApp } from './support/tour-app.js';

let app: TourApp;
let tour: ShownTour;
beforeAll(async () => {
  app = await openTourApp();
}, 30_000);
afterAll(() => app.close());

/** Each staff mutation of the schema, and what it tells the record. */
const mutations: Record<string, { make(): Promise<unknown>; before: object | null; after: object }> = {
  createTour: {
    make: async () => {
      tour = await app.create();
    },
    before: null,
    after: { name: 'Lamplight', priceCents: 2500, type: 'standard', withdrawn: false },
  },
  updateTour: {
    make: () => app.update(tour, { features: ['Lamps', 'Stars'] }),
    before: { features: ['Lamps'] },
    after: { features: ['Lamps', 'Stars'] },
  },
  withdrawTour: {
    make: () => app.withdraw({ ...tour, version: 2 }),
    before: { withdrawn: false },
    after: { withdrawn: true },
  },
};

it('names every staff mutation of the schema', () => {
  expect(Object.keys(mutations).sort()).toEqual(staffMutations(bookingsService.schema));
});

it.each(Object.keys(mutations))('%s tells the record who did what, in the same transaction', async (action) => {
  const { make, before, after } = mutations[action] ?? {};
  await make?.();
  const last = (await toldActions(app.database.dataSource)).at(-1);
  expect(last).toMatchObject({ action, targetType: 'tour', targetId: tour.id, staffId: testStaff.id });
  expect(last?.before).toEqual(before);
  if (before) expect(last?.after).toEqual(after);
  else expect(last?.after).toMatchObject(after ?? {});
});
