import { randomUUID } from 'node:crypto';
import { TestClock } from '@hilltop/platform/testing/test-clock';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { MarkToursGoneWhenWithdrawn } from '../src/basket/mark-tours-gone-when-withdrawn.js';
import { address, adults, buyer, tourFor } from './support/buyer.js';
import { TOUR_ID } from './support/fake-bookings.js';
import { type RunningOrders, runOrders } from './support/running-orders.js';
import { brokenPromises } from './support/sale-promises.js';

const MINUTE = 60_000;
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

describe('a cart', () => {
  it('has goods and tours, and says until when the seats are held', async () => {
    const ada = buyer(orders);
    await ada.add(await orders.stock());
    expect(await ada.addTour()).toMatchObject({ tour: { held: true, lineTotal: '50.00' } });
    const basket = await ada.basket();
    expect(basket).toMatchObject({ count: 2, total: '64.50', shipping: '5.99', pickUpByDefault: true });
    expect(basket.tours).toEqual([expect.objectContaining({ secondsLeft: 900, guests: 2, guestName: 'Ada Example' })]);
    clock.forward(16 * MINUTE);
    expect(await ada.basket()).toMatchObject({ total: '14.50', tours: [{ held: false, secondsLeft: 0 }] });
    expect(await ada.holdAgain(basket.tours[0]?.id ?? '')).toMatchObject({ tour: { held: true } });
    expect(await ada.basket()).toMatchObject({ total: '64.50' });
  });

  it('takes a tour once under a key, and frees its seats when it is removed', async () => {
    const ada = buyer(orders);
    const added = await Promise.all([ada.addTour(tourFor('9:00 AM'), 'k1'), ada.addTour(tourFor('9:00 AM'), 'k1')]);
    expect(added[0]).toEqual(added[1]);
    expect((await ada.basket()).tours).toHaveLength(1);
    const id = added[0]?.tour?.id ?? '';
    expect(await buyer(orders).remove(id)).toEqual({ __typename: 'CartItemNotFound' });
    expect(await ada.remove(id)).toEqual({ __typename: 'CartItemRemoved' });
    expect(orders.bookings.holds.size).toBe(0);
    expect(await ada.remove(id)).toEqual({ __typename: 'CartItemNotFound' });
  });

  it('refuses a key that put another tour into the cart, and takes it again after the tour was changed', async () => {
    const ada = buyer(orders);
    const { tour } = await ada.addTour(tourFor('9:00 AM'), 'k1');
    const reused = { __typename: 'CartKeyReused', message: expect.stringContaining('something else') };
    expect(await ada.addTour(tourFor('10:00 AM'), 'k1')).toMatchObject(reused);
    expect(await ada.addTour(tourFor('9:00 AM', { firstName: 'Bea' }), 'k1')).toMatchObject(reused);
    const start = { tourDate: '2026-12-01', tourTime: '11:00 AM', tickets: adults(2), totalAmount: '50.00' };
    expect(await ada.change(tour?.id ?? '', start)).toMatchObject({ __typename: 'CartTourSaved' });
    expect(await ada.addTour(tourFor('9:00 AM'), 'k1')).toMatchObject({ tour: { id: tour?.id } });
    expect((await ada.basket()).tours).toHaveLength(1);
    const bea = buyer(orders);
    const atOnce = ['9:00 AM', '10:00 AM', '11:00 AM', '1:00 PM'].map((time) => bea.addTour(tourFor(time), 'k2'));
    const names = (await Promise.all(atOnce)).map(({ __typename }) => __typename);
    expect(names.sort()).toEqual([...Array(3).fill('CartKeyReused'), 'CartTourSaved']);
  });

  it('says that a tour of it was withdrawn, and sells it no longer, also before it hears of that', async () => {
    const ada = buyer(orders);
    await ada.addTour();
    const { version } = await ada.basket();
    const refused = {
      __typename: 'HoldExpired',
      message: expect.stringContaining('Gate to Garden is no longer offered'),
    };
    orders.bookings.isWithdrawn = true;
    expect(await ada.place({ version })).toMatchObject(refused);
    orders.bookings.isWithdrawn = false;
    const event = { data: { tourId: TOUR_ID }, time: clock.now().toISOString() } as never;
    const reaction = orders.app.get(MarkToursGoneWhenWithdrawn, { strict: false });
    await reaction.react(event, orders.database.dataSource.manager);
    expect(await ada.basket()).toMatchObject({ total: '0.00', tours: [{ held: false, offered: false }] });
    expect(await ada.place({ version })).toMatchObject(refused);
    expect(await brokenPromises(orders)).toEqual([]);
  });

  it('holds at most 50 lines', async () => {
    const ada = buyer(orders);
    orders.bookings.capacity = 200;
    for (let line = 0; line < 50; line += 1) await ada.addTour();
    expect(await ada.addTour()).toMatchObject({ __typename: 'CartFull' });
    expect((await ada.basket()).count).toBe(50);
  });
});

describe('placing a cart', () => {
  it('that costs less than a card can pay is refused with a sentence, and so is what is left of one', async () => {
    const [ada, bea] = [buyer(orders), buyer(orders)];
    await ada.add(await orders.stock({ priceCents: 30 }));
    const { version } = await ada.basket();
    const start = `mutation ($sessionId: String!, $version: String!) {
      startBasketPayment(sessionId: $sessionId, version: $version, pickUp: true) { __typename } }`;
    const { data } = await orders.ask(start, { sessionId: ada.sessionId, version });
    expect(data?.startBasketPayment).toEqual({ __typename: 'InvalidInput' });
    expect(await ada.place({ pickUp: true })).toMatchObject({
      __typename: 'InvalidInput',
      fields: [{ field: 'total' }],
    });
    expect(await ada.place({ pickUp: false, ...address })).toMatchObject({ order: { totalWithShipping: '6.29' } });
    await bea.add(await orders.stock({ priceCents: 30 }));
    await bea.addTour(tourFor('3:00 PM'));
    orders.bookings.soldOut.add('3:00 PM');
    const left = await bea.place({ takeWhatYouCanGet: true });
    orders.bookings.soldOut.clear();
    expect(left).toMatchObject({
      __typename: 'PaymentRefused',
      message: expect.stringContaining('less than 50 cents'),
    });
    expect(await brokenPromises(orders)).toEqual([]);
  });

  it('sells tours and goods for one payment, picked up and without shipping, and empties the cart', async () => {
    const ada = buyer(orders);
    await ada.add(await orders.stock());
    await ada.addTour();
    const placed = await ada.place({ total: '64.50' }, 'one-payment');
    expect(placed).toMatchObject({
      __typename: 'CartPlaced',
      refused: [],
      order: {
        total: '64.50',
        shipping: '0.00',
        status: 'pending',
        delivery: null,
        lines: [
          { kind: 'goods', name: 'The Lamp Mug', quantity: 1 },
          { kind: 'tour', name: 'Gate to Garden', paid: '50.00', visitUrl: expect.stringContaining('/visit/') },
        ],
      },
    });
    expect(await ada.basket()).toMatchObject({ count: 0 });
    expect(await ada.place({ total: '64.50' }, 'one-payment')).toMatchObject({ __typename: 'OrderKeyReused' });
    expect(await brokenPromises(orders)).toEqual([]);
  });

  it('answers a repeated request with the same order, also while the first is under way', async () => {
    const ada = buyer(orders);
    await ada.addTour();
    const { version } = await ada.basket();
    const all = await Promise.all(Array.from({ length: 8 }, () => ada.place({ version }, `repeat-${ada.sessionId}`)));
    expect(new Set(all.map(({ order }) => order?.id)).size).toBe(1);
    expect(all.filter(({ replayed }) => replayed === false)).toHaveLength(1);
    expect(await brokenPromises(orders)).toEqual([]);
  });

  it('sells a cart once, however many checkouts of it are open', async () => {
    const ada = buyer(orders);
    await ada.addTour();
    await ada.add(await orders.stock());
    const { version } = await ada.basket();
    const all = await Promise.all(Array.from({ length: 6 }, () => ada.place({ version }, randomUUID())));
    expect(all.map(({ __typename }) => __typename).sort()).toEqual([...Array(5).fill('CartChanged'), 'CartPlaced']);
    expect(await brokenPromises(orders)).toEqual([]);
  });

  it('says where the order is to another tab that still shows the cart, and where nothing was ordered that it changed', async () => {
    const ada = buyer(orders);
    await ada.addTour();
    const { version } = await ada.basket();
    const { order } = await ada.place({ version }, randomUUID());
    const [stored] = await orders.database.dataSource.query('SELECT order_number FROM orders WHERE id = $1', [
      order?.id,
    ]);
    const ordered = {
      __typename: 'CartChanged',
      message: expect.stringContaining(`was ordered as ${stored.order_number}.`),
    };
    expect(await ada.place({ version }, randomUUID())).toMatchObject(ordered);
    expect(await ada.place({ version })).toMatchObject(ordered);
    await ada.addTour();
    const changed = { __typename: 'CartChanged', message: expect.stringContaining('has changed') };
    expect(await ada.place({ version }, randomUUID())).toMatchObject(changed);
    const bea = buyer(orders);
    expect(await bea.place({ version }, randomUUID())).toMatchObject(changed);
    expect(await brokenPromises(orders)).toEqual([]);
  });

  it('sends goods for what was shown, and needs to know where', async () => {
    const ada = buyer(orders);
    await ada.add(await orders.stock());
    expect(await ada.place()).toMatchObject({ __typename: 'InvalidInput', fields: [{ field: 'address' }] });
    expect(await ada.place({ pickUp: false })).toMatchObject({ __typename: 'InvalidInput' });
    expect(await ada.place({ ...address, total: '14.50' })).toMatchObject({ expected: '20.49' });
    expect(await ada.place(address)).toMatchObject({
      order: { total: '14.50', shipping: '5.99', totalWithShipping: '20.49', delivery: { city: 'Arlington' } },
    });
    expect(await brokenPromises(orders)).toEqual([]);
  });

  it('is refused when the cart is not what was seen: changed, dearer, sold out, or no longer held', async () => {
    const ada = buyer(orders);
    const productId = await orders.stock();
    await ada.add(productId);
    const { version } = await ada.basket();
    await ada.add(productId);
    expect(await ada.place({ version })).toMatchObject({ __typename: 'CartChanged', basket: { count: 2 } });
    const seen = await ada.basket();
    orders.changeUnheard({ id: productId, priceCents: 1_500 });
    const place = (more: object) => ada.place({ pickUp: true, ...more });
    expect(await place({ version: seen.version })).toMatchObject({
      __typename: 'PriceChanged',
      was: '29.00',
      is: '30.00',
    });
    const dearer = await ada.basket();
    orders.changeUnheard({ id: productId, priceCents: 1_500, inStock: false });
    expect(await place({ version: dearer.version })).toMatchObject({ __typename: 'ProductOutOfStock' });
    await ada.addTour();
    const held = await ada.basket();
    clock.forward(16 * MINUTE);
    expect(await place({ version: held.version })).toMatchObject({ __typename: 'HoldExpired' });
    expect(await place({ version: 'nonsense' })).toMatchObject({ __typename: 'CartChanged' });
    expect(await place({})).toMatchObject({ __typename: 'InvalidInput' });
    expect(await brokenPromises(orders)).toEqual([]);
  });

  it('charges nothing when a tour is refused, unless the rest is wanted', async () => {
    const ada = buyer(orders);
    await ada.add(await orders.stock());
    await ada.addTour(tourFor('11:00 AM'));
    clock.forward(1_000);
    await ada.addTour(tourFor('12:00 PM'));
    orders.bookings.holds.delete((await ada.basket()).tours[1]?.id ?? '');
    const taken = { time: '12:00 PM', seats: 25 };
    orders.bookings.holds.set('another party', taken);
    const key = randomUUID();
    expect(await ada.place({}, key)).toMatchObject({ __typename: 'HoldExpired' });
    expect(orders.bookings.seatsBooked('11:00 AM')).toBe(0);
    // What was booked and released is no longer held; its guest holds it again.
    expect((await ada.basket()).tours.map(({ held }) => held)).toEqual([false, true]);
    await ada.holdAgain((await ada.basket()).tours[0]?.id ?? '');
    const partly = await ada.place({ takeWhatYouCanGet: true });
    expect(partly).toMatchObject({ order: { totalWithShipping: '64.50' }, refused: [{ name: 'Gate to Garden' }] });
    expect((await ada.basket()).count).toBe(1);
    expect(await brokenPromises(orders)).toEqual([]);
  });

  it('refuses a tour whose price changed while it was held, with both prices', async () => {
    const ada = buyer(orders);
    await ada.addTour();
    orders.bookings.price = '60.00';
    expect(await ada.place()).toMatchObject({ __typename: 'PriceChanged', was: '50.00', is: '60.00' });
    // Held again, it costs what it costs today, and is sold for that.
    expect(await ada.holdAgain((await ada.basket()).tours[0]?.id ?? '')).toMatchObject({ tour: { held: true } });
    expect(await ada.basket()).toMatchObject({ total: '60.00' });
    expect(await ada.place()).toMatchObject({ order: { total: '60.00' } });
    expect(await brokenPromises(orders)).toEqual([]);
  });

  it('of 40 carts with the last two seats each sells one, and takes the money of one', async () => {
    orders.bookings.capacity = 2;
    const carts = Array.from({ length: 40 }, () => buyer(orders));
    const poster = await orders.stock({ name: 'Poster', priceCents: 900 });
    await Promise.all(carts.map((cart) => cart.add(poster)));
    await Promise.all(carts.map((cart) => cart.addTour(tourFor('3:00 PM'))));
    const outcomes = await Promise.all(carts.map((cart) => cart.place({ pickUp: true })));
    const tours = outcomes.filter(({ order }) => order?.totalWithShipping === '59.00');
    expect(tours).toHaveLength(1);
    expect(orders.bookings.seatsBooked('3:00 PM')).toBe(2);
    expect(await brokenPromises(orders)).toEqual([]);
  }, 60_000);
});
