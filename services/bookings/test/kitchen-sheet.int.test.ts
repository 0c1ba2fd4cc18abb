import { testStaff } from '@hilltop/platform/testing/test-service';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { adults, bookingInput } from './support/booking-request.js';
import { openTourApp, strangers, type TourApp } from './support/tour-app.js';

let app: TourApp;
beforeAll(async () => {
  app = await openTourApp();
  await app.create();
  await app.create('premium');
  const meals = (count: number) => ({
    tickets: adults(count),
    foodOrderPlatform: 'chick_fil_a',
    foodOrderDetails: `${count} × Chicken Sandwich Meal`,
    foodOrderTotal: (12.99 * count).toFixed(2),
  });
  const subs = {
    foodOrderPlatform: 'jersey_mikes',
    foodOrderDetails: '12 × Sub and Chips',
    foodOrderTotal: '174.00',
  };
  const parties = [
    { ...meals(14), firstName: 'Oak', lastName: 'Street', specialRequests: 'One peanut allergy: keep apart' },
    { ...meals(10), firstName: 'Caddo', lastName: 'School', tourType: 'premium', totalAmount: '250.00' },
    { ...meals(12), ...subs, firstName: 'Brazos', lastName: 'Club', tourTime: '3:00 PM' },
    { tickets: adults(2) },
  ];
  for (const party of parties) {
    const { data } = await app.ask(BOOK, { input: bookingInput(party) });
    expect(data?.createBooking).toMatchObject({ __typename: 'BookingCreated' });
  }
});
afterAll(() => app.close());

const BOOK = 'mutation ($input: CreateBookingInput!) { createBooking(input: $input) { __typename } }';
const SHEET = `query ($date: String!) { kitchenSheet(date: $date) { meals deliveries { restaurant deliveryTime tourTime meals total
  orders { name guests meals items { name count } specialRequests total } marks { step staffId } } } }`;
const MARK = `mutation ($input: MarkDeliveryInput!) { markDelivery(input: $input) { __typename
  ... on DeliveryMarked { delivery { marks { step staffId } } } ... on InvalidInput { fields { field } } } }`;

const sheet = async (caller: Parameters<TourApp['ask']>[2] = testStaff) =>
  app.ask(SHEET, { date: '2026-12-05' }, caller);
const mark = async (changes: object = {}) => {
  const input = { date: '2026-12-05', platform: 'chick_fil_a', deliveryTime: '9:30 AM', step: 'arrived', done: true };
  return (await app.ask(MARK, { input: { ...input, ...changes } }, testStaff)).data?.markDelivery;
};

it('lists the deliveries with their restaurant, time and orders', async () => {
  const { data } = await sheet();
  const items = (count: number) => [{ name: 'Chicken Sandwich Meal', count }];
  expect(data?.kitchenSheet).toEqual({
    meals: 36,
    deliveries: [
      {
        ...{ restaurant: 'Chick-fil-A', deliveryTime: '9:30 AM', tourTime: '10:00 AM', meals: 24, total: '311.76' },
        orders: [
          { name: 'Caddo School', guests: 10, meals: 10, items: items(10), specialRequests: null, total: '129.90' },
          {
            name: 'Oak Street',
            guests: 14,
            meals: 14,
            items: items(14),
            specialRequests: 'One peanut allergy: keep apart',
            total: '181.86',
          },
        ],
        marks: [],
      },
      {
        ...{ restaurant: "Jersey Mike's", deliveryTime: '2:30 PM', tourTime: '3:00 PM', meals: 12, total: '174.00' },
        orders: [
          {
            name: 'Brazos Club',
            guests: 12,
            meals: 12,
            items: [{ name: 'Sub and Chips', count: 12 }],
            specialRequests: null,
            total: '174.00',
          },
        ],
        marks: [],
      },
    ],
  });
});

it('stores each tick once with its author, and removes it', async () => {
  await Promise.all([mark(), mark(), mark({ step: 'counted' })]);
  const ticked = [
    { step: 'arrived', staffId: testStaff.id },
    { step: 'counted', staffId: testStaff.id },
  ];
  expect(await mark()).toEqual({ __typename: 'DeliveryMarked', delivery: { marks: ticked } });
  expect(await mark({ step: 'counted', done: false })).toMatchObject({ delivery: { marks: ticked.slice(0, 1) } });
  const told = await app.database.dataSource.query(
    `SELECT event->'data'->>'targetId' AS target FROM outbox WHERE event->'data'->>'action' = 'markDelivery'`,
  );
  expect(told).toEqual(Array.from({ length: 3 }, () => ({ target: '2026-12-05 chick_fil_a 9:30 AM' })));
});

it('refuses an unknown delivery, and an invalid date', async () => {
  expect((await mark({ platform: 'jersey_mikes' }))?.__typename).toBe('DeliveryNotFound');
  expect(await mark({ date: 'Saturday' })).toMatchObject({ fields: [{ field: 'date' }] });
  expect((await app.ask(SHEET, { date: 'x' }, testStaff)).errors?.[0]?.message).toContain('YYYY-MM-DD');
});

it('is for guides, the desk and managers', async () => {
  for (const caller of [...strangers, { ...testStaff, staffRole: 'ops' } as const]) {
    expect((await sheet(caller)).data?.kitchenSheet ?? null).toBeNull();
  }
});
