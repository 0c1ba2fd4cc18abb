import { TestClock } from '@hilltop/platform/testing/test-clock';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { HoldTour } from '../src/lines/hold-tour.js';
import { adults, buyer, tourFor } from './support/buyer.js';
import { type RunningOrders, runOrders } from './support/running-orders.js';
import { brokenPromises } from './support/sale-promises.js';

const clock = new TestClock('2026-11-21T16:00:00Z');
let orders: RunningOrders;
beforeAll(async () => {
  orders = await runOrders({ MOCK_PURCHASES_PER_CALLER: 1_000_000 }, clock);
  orders.bookings.now = () => clock.now();
}, 60_000);
afterAll(() => orders.close());
beforeEach(() => {
  orders.bookings.capacity = 25;
  orders.bookings.price = undefined;
  orders.bookings.holds.clear();
});

const threeAtTwo = { tourDate: '2026-12-01', tourTime: '2:00 PM', tickets: adults(3), totalAmount: '75.00' };
const seatsHeld = (time: string) =>
  [...orders.bookings.holds.values()].filter((hold) => hold.time === time).reduce((sum, { seats }) => sum + seats, 0);

async function cartWithTour(more: object = {}) {
  const ada = buyer(orders);
  const { tour } = await ada.addTour(tourFor('10:00 AM', more));
  return { ada, id: tour?.id ?? '' };
}

it('changes time, guests and price of a tour in a cart, and keeps what its guest typed', async () => {
  const { ada, id } = await cartWithTour();
  const before = await ada.basket();
  const tour = { id, held: true, guests: 3, tourTime: '2:00 PM', lineTotal: '75.00', guestName: 'Ada Example' };
  const tickets = [{ type: 'adult', count: 3, unitPrice: '25.00' }];
  expect(await ada.change(id, threeAtTwo)).toMatchObject({ tour: { ...tour, tickets } });
  expect([seatsHeld('10:00 AM'), seatsHeld('2:00 PM')]).toEqual([0, 3]);
  expect(await ada.place({ version: before.version })).toMatchObject({ __typename: 'CartChanged' });
  expect(await ada.place()).toMatchObject({ order: { totalWithShipping: '75.00' } });
  expect(await brokenPromises(orders)).toEqual([]);
});

it('is refused when it was moved since it was seen, also at the same price', async () => {
  const { ada, id } = await cartWithTour();
  const { version } = await ada.basket();
  await ada.change(id, { ...threeAtTwo, tickets: adults(2), totalAmount: '50.00' });
  expect(await ada.place({ version })).toMatchObject({ __typename: 'CartChanged' });
  expect(await ada.place()).toMatchObject({ __typename: 'CartPlaced' });
});

it('keeps the seats that are held when the others are refused: too few, or another price', async () => {
  const { ada, id } = await cartWithTour();
  const before = await ada.basket();
  orders.bookings.holds.set('another party', { time: '2:00 PM', seats: 23 });
  expect(await ada.change(id, threeAtTwo)).toMatchObject({ __typename: 'SlotFull' });
  orders.bookings.price = '80.00';
  const cheaper = { ...threeAtTwo, tourTime: '3:00 PM' };
  expect(await ada.change(id, cheaper)).toMatchObject({ __typename: 'AmountMismatch', expected: '80.00' });
  expect(await ada.basket()).toEqual(before);
  expect(seatsHeld('10:00 AM')).toBe(2);
});

it('holds seats anew for a tour that is held no longer', async () => {
  const { ada, id } = await cartWithTour();
  clock.forward(16 * 60_000);
  expect(await ada.change(id, threeAtTwo)).toMatchObject({ tour: { held: true, tourTime: '2:00 PM' } });
});

it('takes the food out for a party that is too small for it', async () => {
  const food = { foodOrderPlatform: 'jersey_mikes', foodOrderRestaurant: 'Jersey Mike’s', foodOrderTotal: '174.00' };
  const { ada, id } = await cartWithTour({ tickets: adults(12), ...food });
  expect(await ada.change(id, { ...threeAtTwo, tickets: adults(11) })).toMatchObject({ tour: { foodTotal: '174.00' } });
  expect(await ada.change(id, { ...threeAtTwo, withoutFood: true })).toMatchObject({ tour: { foodTotal: '0.00' } });
});

it('that was removed meanwhile holds no seats', async () => {
  const { ada, id } = await cartWithTour();
  clock.forward(16 * 60_000);
  orders.bookings.holds.clear();
  const holdTour = orders.app.get(HoldTour, { strict: false });
  const hold = holdTour.hold;
  holdTour.hold = async (...given) => {
    const held = await hold.apply(holdTour, given);
    await ada.remove(id);
    return held;
  };
  expect(await ada.change(id, threeAtTwo)).toMatchObject({ __typename: 'CartItemNotFound' });
  holdTour.hold = hold;
  expect(orders.bookings.holds.size).toBe(0);
  expect(await buyer(orders).change(id, threeAtTwo)).toMatchObject({ __typename: 'CartItemNotFound' });
  expect(await ada.change('nonsense', threeAtTwo)).toMatchObject({ __typename: 'CartItemNotFound' });
});
