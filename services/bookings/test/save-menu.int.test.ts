import { testStaff } from '@hilltop/platform/testing/test-service';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { adults, bookingInput } from './support/booking-request.js';
import { openTourApp, strangers, type TourApp } from './support/tour-app.js';

const MENU = 'platform restaurant version items { id name price description vegetarian }';
const SHOW = `{ foodService { menus { ${MENU} } } }`;
const SAVE = `mutation ($platform: FoodPlatform!, $version: Int!, $input: [MenuItemInput!]!) {
  saveMenu(platform: $platform, version: $version, input: $input) { __typename ... on MenuSaved { menu { ${MENU} } }
    ... on MenuChangedMeanwhile { current { version } } ... on InvalidInput { fields { field message } } } }`;
const FOOD = 'foodItems { itemId name count } foodOrderDetails foodOrderTotal';
const BOOK = `mutation ($input: CreateBookingInput!) { createBooking(input: $input) { __typename
  ... on BookingCreated { booking { id ${FOOD} } } ... on AmountMismatch { expected } } }`;
const SHOWN = `query ($id: ID!) { booking(bookingId: $id) { ${FOOD} } }`;
const CHANGE = `mutation ($id: ID!, $input: BookingChangeInput!) { staffChangeBooking(bookingId: $id, input: $input, reason: "They called") {
  __typename ... on BookingChanged { booking { ${FOOD} } } } }`;
const SHEET = `{ kitchenSheet(date: "2026-12-05") { deliveries { total orders { items { name count } } } } }`;

const sub = {
  ...{ id: 'sub-and-chips', name: 'Sub and Chips', price: '14.50', vegetarian: false },
  description: 'A sub sandwich with a bag of chips.',
};
const veggie = { id: 'veggie-sub', name: 'Veggie Sub', price: '12.50', description: 'Without meat.', vegetarian: true };

let app: TourApp;
beforeAll(async () => {
  app = await openTourApp();
  await app.create();
});
afterAll(() => app.close());

const save = async (version: number, input: readonly object[], caller: Parameters<TourApp['ask']>[2] = testStaff) =>
  (await app.ask(SAVE, { platform: 'jersey_mikes', version, input }, caller)).data?.saveMenu;
const book = async (changes: object) => {
  const order = { tickets: adults(12), foodOrderPlatform: 'jersey_mikes', ...changes };
  return (await app.ask(BOOK, { input: bookingInput(order) })).data?.createBooking;
};

it('begins with the dishes of the seeds', async () => {
  const { data } = await app.ask(SHOW);
  const [meal, mac] = [
    { id: 'chicken-sandwich-meal', price: '12.99' },
    { id: 'mac-and-cheese-meal', vegetarian: true },
  ];
  expect(data?.foodService?.menus).toMatchObject([
    { restaurant: 'Chick-fil-A', version: 1, items: [meal, mac] },
    { restaurant: "Jersey Mike's", version: 1, items: [sub, { id: 'veggie-sub-and-chips', vegetarian: true }] },
  ]);
});

it('changes what can be ordered, at once, and nothing that was ordered', async () => {
  const words = { foodOrderDetails: '12 × Sub and Chips', foodOrderTotal: '174.00' };
  const before = await book(words);
  const renamed = { ...sub, name: 'Turkey Sub', price: '15.00' };
  expect(await save(1, [veggie, renamed])).toEqual({
    __typename: 'MenuSaved',
    menu: { platform: 'jersey_mikes', restaurant: "Jersey Mike's", version: 2, items: [veggie, renamed] },
  });
  const { data } = await app.ask(SHOW);
  expect(data?.foodService?.menus).toMatchObject([{ version: 1 }, { version: 2, items: [veggie, renamed] }]);

  expect(await book(words)).toMatchObject({ __typename: 'InvalidInput' });
  const foodItems = [
    { itemId: 'veggie-sub', count: 4 },
    { itemId: 'sub-and-chips', count: 8 },
  ];
  expect(await book({ foodItems, foodOrderTotal: '166.00' })).toMatchObject({ expected: '170.00' });
  expect(await book({ foodItems, foodOrderTotal: '170.00' })).toMatchObject({
    booking: { foodOrderDetails: '4 × Veggie Sub\n8 × Turkey Sub', foodOrderTotal: '170.00' },
  });

  const { id } = (before as unknown as { booking: { id: string } }).booking;
  const ordered = [{ itemId: 'sub-and-chips', name: 'Sub and Chips', count: 12 }];
  expect((await app.ask(SHOWN, { id }, testStaff)).data?.booking).toEqual({ ...words, foodItems: ordered });
  const sheet = (await app.ask(SHEET, {}, testStaff)).data?.kitchenSheet;
  expect(sheet?.deliveries).toMatchObject([
    {
      total: '344.00',
      orders: expect.arrayContaining([
        { items: [{ name: 'Sub and Chips', count: 12 }] },
        {
          items: [
            { name: 'Veggie Sub', count: 4 },
            { name: 'Turkey Sub', count: 8 },
          ],
        },
      ]),
    },
  ]);

  // The same dish ordered again has its new name and price.
  const again = { foodOrderPlatform: 'jersey_mikes', foodItems: [{ itemId: 'sub-and-chips', count: 12 }] };
  expect(
    (await app.ask(CHANGE, { id, input: { food: { ...again, foodOrderTotal: '180.00' }, revision: 0 } }, testStaff))
      .data,
  ).toMatchObject({
    staffChangeBooking: { booking: { foodItems: [{ itemId: 'sub-and-chips', name: 'Turkey Sub', count: 12 }] } },
  });
});

it('refuses a version that someone else changed, with the menu as it is, and what is no dish', async () => {
  expect(await save(1, [sub])).toEqual({ __typename: 'MenuChangedMeanwhile', current: { version: 2 } });
  expect(await save(2, [veggie, { ...veggie, id: 'other' }])).toEqual({
    __typename: 'InvalidInput',
    fields: [{ field: '1.name', message: 'Another dish of this menu has this name' }],
  });
  expect(await save(2, [])).toMatchObject({ __typename: 'InvalidInput' });
  const none = await app.ask(SAVE, { platform: 'none', version: 1, input: [sub] }, testStaff);
  expect(none.data?.saveMenu).toMatchObject({ fields: [{ field: 'platform' }] });
});

it.each(strangers)('is for managers, not for %j', async (caller) => {
  expect(await save(2, [sub], caller)).toMatchObject({ __typename: 'NotSignedIn' });
});

it('says so by an event', async () => {
  const [event] = await app.database.dataSource.query(
    `SELECT event -> 'data' AS data FROM outbox WHERE subject = 'hilltop.bookings.menu-changed.v1'`,
  );
  expect(event).toEqual({ data: { platform: 'jersey_mikes', version: 2 } });
});
