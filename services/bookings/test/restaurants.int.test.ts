import { testStaff } from '@hilltop/platform/testing/test-service';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { adults, bookingInput } from './support/booking-request.js';
import { openTourApp, strangers, type TourApp } from './support/tour-app.js';

const FACTS =
  'platform name phone orderUrl distance kitchenNote withdrawn version partiesAhead menu { version items { name } }';
const ANSWER = `__typename ... on RestaurantChanged { restaurant { ${FACTS} } } ... on InvalidInput { fields { field message } }`;
const LIST = `{ restaurants { ${FACTS} } }`;
const OFFERED = '{ foodService { menus { platform restaurant items { name } } } }';
const ADD = `mutation ($input: RestaurantInput!) { addRestaurant(input: $input) { ${ANSWER} } }`;
const SAVE = `mutation ($platform: FoodPlatform!, $version: Int!, $input: RestaurantInput!) {
  saveRestaurant(platform: $platform, version: $version, input: $input) { ${ANSWER}
    ... on RestaurantChangedMeanwhile { current { version } } } }`;
const MENU = `mutation ($platform: FoodPlatform!) { saveMenu(platform: $platform, version: 1, input: [
  { id: "soup", name: "Soup", price: "6.00", description: "Warm.", vegetarian: true }]) { __typename } }`;
const BOOK = `mutation ($input: CreateBookingInput!) { createBooking(input: $input) { __typename
  ... on BookingCreated { booking { id foodOrderPlatform foodOrderRestaurant } } ... on InvalidInput { fields { field message } } } }`;
const SHOWN = 'query ($id: ID!) { booking(bookingId: $id) { foodOrderPlatform foodOrderRestaurant foodOrderDetails } }';
const SHEET = `{ kitchenSheet(date: "2026-12-05") { deliveries { platform restaurant phone orderUrl distance kitchenNote meals } } }`;

const deli = {
  ...{ name: 'Corner Deli', phone: '555-0100', orderUrl: 'https://deli.example/order', distance: '2 miles' },
  kitchenNote: 'Customer 42.\nAsk for the side door.',
};

let app: TourApp;
beforeAll(async () => {
  app = await openTourApp();
  await app.create();
});
afterAll(() => app.close());

type Caller = Parameters<TourApp['ask']>[2];
const list = async () => (await app.ask(LIST, {}, testStaff)).data?.restaurants as unknown as { platform: string }[];
const codes = async () => (await list()).map(({ platform }) => platform);
const offered = async () => (await app.ask(OFFERED)).data?.foodService?.menus as unknown as { platform: string }[];
const add = async (input: object, caller: Caller = testStaff) =>
  (await app.ask(ADD, { input }, caller)).data?.addRestaurant;
const save = async (version: number, input: object) =>
  (await app.ask(SAVE, { platform: 'corner_deli', version, input }, testStaff)).data?.saveRestaurant;
const change = async (name: string, version: number, platform = 'corner_deli') => {
  const mutation = `mutation { ${name}(platform: ${platform}, version: ${version}) { ${ANSWER} } }`;
  return (await app.ask(mutation, {}, testStaff)).data?.[name];
};
const book = async (changes: object = {}) => {
  const soup = { foodItems: [{ itemId: 'soup', count: 10 }], foodOrderTotal: '60.00' };
  const order = { tickets: adults(10), foodOrderPlatform: 'corner_deli', ...soup, ...changes };
  return (await app.ask(BOOK, { input: bookingInput(order) })).data?.createBooking;
};
const refused = (message: string) => ({
  __typename: 'InvalidInput',
  fields: [{ field: 'foodOrderPlatform', message }],
});

it('offers a new restaurant once it has a dish', async () => {
  expect(await book()).toEqual(refused('Food order platform must be one of none, chick_fil_a, jersey_mikes.'));
  expect(await add(deli)).toEqual({
    __typename: 'RestaurantChanged',
    restaurant: {
      ...{ platform: 'corner_deli', ...deli, withdrawn: false, version: 1, partiesAhead: 0 },
      menu: { version: 1, items: [] },
    },
  });
  expect(await codes()).toEqual(['chick_fil_a', 'jersey_mikes', 'corner_deli']);
  expect((await offered()).map(({ platform }) => platform)).toEqual(['chick_fil_a', 'jersey_mikes']);
  expect(await book()).toMatchObject({ __typename: 'InvalidInput' });
  await app.ask(MENU, { platform: 'corner_deli' }, testStaff);
  expect((await offered()).at(-1)).toEqual({
    ...{ platform: 'corner_deli', restaurant: 'Corner Deli' },
    items: [{ name: 'Soup' }],
  });
  expect(await book()).toMatchObject({ __typename: 'BookingCreated' });
  expect((await list()).at(-1)).toMatchObject({ partiesAhead: 1 });
});

it('keeps the name that food was ordered by, and says on the kitchen sheet what is needed now', async () => {
  const { booking } = (await book({ tourTime: '1:00 PM' })) as unknown as { booking: { id: string } };
  expect(await save(1, { ...deli, name: 'Corner Deli and Bakery', distance: ' ' })).toMatchObject({
    restaurant: { platform: 'corner_deli', name: 'Corner Deli and Bakery', distance: null, version: 2 },
  });
  expect((await app.ask(SHOWN, { id: booking.id }, testStaff)).data?.booking).toEqual({
    ...{ foodOrderPlatform: 'corner_deli', foodOrderRestaurant: 'Corner Deli', foodOrderDetails: '10 × Soup' },
  });
  const delivery = {
    ...deli,
    platform: 'corner_deli',
    restaurant: 'Corner Deli and Bakery',
    distance: null,
    meals: 10,
  };
  const { name: _, ...shown } = delivery;
  expect((await app.ask(SHEET, {}, testStaff)).data?.kitchenSheet).toEqual({ deliveries: [shown, shown] });
});

it('lets nobody order from a restaurant that is withdrawn, until it is restored', async () => {
  expect(await change('withdrawRestaurant', 2)).toMatchObject({
    restaurant: { withdrawn: true, version: 3, partiesAhead: 2 },
  });
  expect((await offered()).map(({ platform }) => platform)).toEqual(['chick_fil_a', 'jersey_mikes']);
  const message =
    'No food can be ordered from Corner Deli and Bakery now. Please choose another restaurant, or no food.';
  expect(await book({ tourTime: '2:00 PM' })).toEqual(refused(message));
  const { data } = await app.ask(SHEET, {}, testStaff);
  expect(data?.kitchenSheet?.deliveries).toMatchObject([{ meals: 10 }, { meals: 10 }]);
  expect(await change('restoreRestaurant', 3)).toMatchObject({ restaurant: { withdrawn: false, version: 4 } });
  expect(await book({ tourTime: '2:00 PM' })).toMatchObject({ __typename: 'BookingCreated' });
});

it('lists a restaurant before the one that is before it', async () => {
  expect(await change('moveRestaurantUp', 4)).toMatchObject({ restaurant: { version: 5 } });
  expect(await codes()).toEqual(['chick_fil_a', 'corner_deli', 'jersey_mikes']);
  expect((await offered()).map(({ platform }) => platform)).toEqual(['chick_fil_a', 'corner_deli', 'jersey_mikes']);
  await change('moveRestaurantUp', 5);
  const fields = [{ field: 'platform', message: 'This restaurant is the first already' }];
  expect(await change('moveRestaurantUp', 6)).toEqual({ __typename: 'InvalidInput', fields });
});

it('refuses what someone else changed meanwhile, and what is no restaurant', async () => {
  expect(await save(1, deli)).toEqual({ __typename: 'RestaurantChangedMeanwhile', current: { version: 6 } });
  const unknown = {
    __typename: 'InvalidInput',
    fields: [{ field: 'platform', message: 'Please choose a restaurant' }],
  };
  expect(await change('withdrawRestaurant', 1, 'none')).toEqual(unknown);
});

it.each([
  [{ name: ' ' }, 'name', 'Name is required'],
  [{ name: 'chick fil A' }, 'name', 'Another restaurant has this name'],
  [{ orderUrl: 'http://deli.example' }, 'orderUrl', 'Order link must be a full address that begins with https://'],
  [{ orderUrl: 'javascript:alert(1)' }, 'orderUrl', 'Order link must be a full address that begins with https://'],
  [{ phone: '5'.repeat(41) }, 'phone', 'Phone can have at most 40 characters'],
])('refuses %j', async (changes, field, message) => {
  const expected = { __typename: 'InvalidInput', fields: [{ field, message }] };
  expect(await add({ ...deli, ...changes })).toEqual(expected);
  expect(await save(6, { ...deli, ...changes })).toEqual(expected);
});

it('adds one of two at once with the same name, and twenty at most', async () => {
  const both = await Promise.all([add({ name: 'Twins' }), add({ name: 'Twins' })]);
  expect(both.map((answer) => answer?.__typename).sort()).toEqual(['InvalidInput', 'RestaurantChanged']);
  const { length } = await list();
  for (let number = length; number < 20; number += 1) await add({ name: `Diner ${number}` });
  expect(await add({ name: 'One more' })).toMatchObject({ fields: [{ field: 'name' }] });
});

it.each(strangers)('is for managers, not for %j', async (caller) => {
  expect(await add({ name: 'Anybody’s' }, caller)).toEqual({ __typename: 'NotSignedIn' });
  expect((await app.ask(LIST, {}, caller)).data?.restaurants ?? null).toBeNull();
});

it('has no menus in a house without restaurants, which books large parties without food', async () => {
  for (const { platform } of await list()) {
    const { version } = (await list()).find((one) => one.platform === platform) as unknown as { version: number };
    await change('withdrawRestaurant', version, platform);
  }
  expect(await offered()).toEqual([]);
  const message = 'No food can be ordered here: food order platform must be none.';
  expect(await book({ tourTime: '3:00 PM', foodOrderPlatform: 'unknown' })).toEqual(refused(message));
  const none = { foodOrderPlatform: 'none', foodItems: null, foodOrderTotal: '0.00' };
  expect(await book({ tourTime: '3:00 PM', ...none })).toMatchObject({
    booking: { foodOrderPlatform: 'none', foodOrderRestaurant: null },
  });
});

it('says so by an event', async () => {
  const events = await app.database.dataSource.query(
    `SELECT event -> 'data' AS data FROM outbox WHERE subject = 'hilltop.bookings.restaurant-changed.v1'
     AND aggregate_id = 'corner_deli' ORDER BY position LIMIT 2`,
  );
  expect(events).toEqual([1, 2].map((version) => ({ data: { platform: 'corner_deli', version } })));
});
