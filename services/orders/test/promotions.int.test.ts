import { toldActions } from '@hilltop/platform/testing/staff-mutations';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ada, buyer, tourFor } from './support/buyer.js';
import { TOUR_ID } from './support/fake-bookings.js';
import { taxManager } from './support/manager.js';
import { promotionDesk } from './support/promotions.js';
import { type RunningOrders, runOrders } from './support/running-orders.js';
import { brokenPromises } from './support/sale-promises.js';

let orders: RunningOrders;
let desk: ReturnType<typeof promotionDesk>;
beforeAll(async () => {
  orders = await runOrders({ MOCK_PURCHASES_PER_CALLER: 1_000_000 });
  desk = promotionDesk(orders);
  orders.bookings.capacity = 1_000_000;
});
afterAll(() => orders.close());

/** A cart with a tour of $50 for two, and a mug of $14.50. */
async function fullCart() {
  const cart = buyer(orders);
  await cart.add(await orders.stock());
  await cart.addTour();
  return cart;
}

const usesOf = async (id: string): Promise<number | undefined> => (await desk.shown(id))?.uses;

describe('a code', () => {
  it('is made, seen with its uses and what it took off, and ended, and each is on record', async () => {
    const made = await desk.create({
      code: 'new-year 27',
      tours: [{ id: TOUR_ID, name: 'Gate to Garden' }],
      usesLimit: 3,
    });
    expect(made).toMatchObject({ __typename: 'Promotion', code: 'NEWYEAR27', uses: 0, takenOff: '0.00', open: true });
    const again = await desk.create({ code: 'NEWYEAR27' });
    expect(again).toMatchObject({ __typename: 'PromotionExists', promotion: { id: made.id } });
    expect((await desk.list()).promotions[0]).toMatchObject({ id: made.id });
    expect(await desk.end(made.id)).toMatchObject({
      __typename: 'Promotion',
      open: false,
      endedAt: expect.any(String),
    });
    expect(await desk.end(made.id)).toMatchObject({ __typename: 'PromotionNotFound' });
    expect(await desk.create({ code: 'NEWYEAR27' })).toMatchObject({ __typename: 'Promotion' });
    const told = (await toldActions(orders.database.dataSource)).filter(({ targetId }) => targetId === made.id);
    expect(told.map(({ action, targetName }) => [action, targetName])).toEqual([
      ['createPromotion', 'NEWYEAR27'],
      ['endPromotion', 'NEWYEAR27'],
    ]);
  });

  it.each([
    [{ code: 'AB' }, 'code'],
    [{ code: '0000 0000 0000 0000' }, 'code'],
    [{ name: ' ' }, 'name'],
    [{ amount: '0' }, 'amount'],
    [{ amount: '101' }, 'amount'],
    [{ amount: '10.50' }, 'amount'],
    [{ kind: 'cents', amount: '0.00' }, 'amount'],
    [{ kind: 'cents', amount: '10000.01' }, 'amount'],
    [{ forTours: false, forGoods: false }, 'forTours'],
    [{ saleFrom: '2027-02-30' }, 'saleFrom'],
    [{ saleFrom: '2027-02-02', saleUntil: '2027-02-01' }, 'saleUntil'],
    [{ visitFrom: '2027-02-02', visitUntil: '2027-02-01' }, 'visitUntil'],
    [{ least: 'much' }, 'least'],
    [{ usesLimit: 0 }, 'usesLimit'],
  ])('with %j is refused by the name of the field', async (more, field) => {
    const { __typename, fields } = await desk.create(more);
    expect([__typename, fields?.map((one) => one.field)]).toEqual(['InvalidInput', [field]]);
  });

  it('makes tickets and goods cheaper, line by line, and the order is charged what was shown', async () => {
    const cart = await fullCart();
    const { code, id } = await desk.create();
    const { basket } = await desk.use(cart.sessionId, ` ${code.toLowerCase()} `);
    expect(basket).toMatchObject({ total: '58.05', toPay: '58.05', code: { code, amount: '6.45', problem: null } });
    expect(basket?.code?.lines.map(({ amount }) => amount).sort()).toEqual(['1.45', '5.00']);
    expect(await usesOf(id)).toBe(0);
    const { order } = await cart.place({ total: '58.05' });
    expect(order).toMatchObject({
      total: '58.05',
      lines: expect.arrayContaining([expect.objectContaining({ paid: '45.00' })]),
    });
    expect(await desk.shown(id)).toMatchObject({ uses: 1, takenOff: '6.45' });
    expect((await desk.cart(cart.sessionId)).code).toBeNull();
    expect(orders.bookings.discounts).toContainEqual({
      code,
      tickets: [{ type: 'adult', unitPrice: '25.00', count: 2, off: '2.50' }],
      terms: { kind: 'percent', amount: 10, visitFrom: null, visitUntil: null, tours: [], leastAmount: '0.00' },
    });
    expect(await brokenPromises(orders)).toEqual([]);
  });

  it('tells the tour what to ask again when it moves: its minimum less what else was bought with it', async () => {
    const cart = await fullCart();
    const named = { visitFrom: '2026-01-01', tours: [{ id: TOUR_ID, name: 'Gate to Garden' }], least: '60.00' };
    const { code } = await desk.create({ ...named, kind: 'fixed_price', amount: '20.00' });
    await desk.use(cart.sessionId, code);
    await cart.place({ total: '54.50' });
    expect(orders.bookings.discounts).toContainEqual(
      expect.objectContaining({
        code,
        terms: {
          ...{ kind: 'fixed_price', amount: 2000, visitFrom: '2026-01-01', visitUntil: null },
          ...{ tours: [TOUR_ID], leastAmount: '45.50' },
        },
      }),
    );
  });

  it('lowers the sales tax, which is that of the price that is paid', async () => {
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Chicago' }).format(new Date());
    await taxManager(orders, today).charge('goods', '8.25');
    const cart = buyer(orders);
    await cart.add(await orders.stock({ priceCents: 10_000 }));
    const { code } = await desk.create({ kind: 'cents', amount: '20.00' });
    expect((await desk.use(cart.sessionId, code)).basket).toMatchObject({
      total: '80.00',
      tax: '6.60',
      toPay: '86.60',
    });
    const { order } = await cart.place({ pickUp: true, total: '86.60' });
    expect(order).toMatchObject({ total: '80.00', tax: '6.60', taxLines: [{ base: '80.00' }] });
    await taxManager(orders, today).charge('goods', '0');
  });

  it('takes less where it would leave less than a card can pay, and everything where it leaves nothing', async () => {
    const [party, guest] = [buyer(orders), buyer(orders)];
    await party.addTour();
    const { code } = await desk.create({ kind: 'cents', amount: '49.75' });
    expect((await desk.use(party.sessionId, code)).basket).toMatchObject({
      total: '0.50',
      toPay: '0.50',
      code: { amount: '49.50' },
    });
    expect(await party.place({ total: '0.50' })).toMatchObject({
      order: { total: '0.50', lines: [{ paid: '0.50' }] },
    });
    await guest.addTour();
    await desk.use(guest.sessionId, (await desk.create({ amount: '100' })).code);
    expect(await guest.place({ total: '0.00' })).toMatchObject({ order: { total: '0.00' } });
    expect(await brokenPromises(orders)).toEqual([]);
  });

  it('sets a price, for some tours and types alone', async () => {
    const cart = await fullCart();
    const named = { tours: [{ id: TOUR_ID, name: 'Gate to Garden' }], ticketTypes: [{ id: 'adult', name: 'adult' }] };
    const { code } = await desk.create({ ...named, kind: 'fixed_price', amount: '15.00', forGoods: false });
    expect((await desk.use(cart.sessionId, code)).basket).toMatchObject({ total: '44.50', code: { amount: '20.00' } });
    expect((await cart.place({ total: '44.50' })).__typename).toBe('CartPlaced');
  });

  it('is one for a cart: another takes its place, and it can be taken out', async () => {
    const cart = await fullCart();
    const [first, second] = [await desk.create(), await desk.create({ amount: '20' })];
    await desk.use(cart.sessionId, first.code);
    expect((await desk.use(cart.sessionId, second.code)).basket).toMatchObject({ total: '51.60' });
    expect((await desk.remove(cart.sessionId)).basket).toMatchObject({ total: '64.50', code: null });
  });
});

describe('a code that cannot be used', () => {
  it('is answered in the same words, whatever the reason', async () => {
    const cart = await fullCart();
    const ended = await desk.create();
    await desk.end(ended.id);
    const spent = await desk.create({ usesLimit: 1 });
    await orders.database.dataSource.query('UPDATE promotions SET uses = 1 WHERE id = $1', [spent.id]);
    const over = await desk.create({ saleUntil: '2026-01-01' });
    const early = await desk.create({ saleFrom: '2099-01-01' });
    const typed = ['NOSUCHCODE', '0000 0000 0000 0001', ended.code, spent.code, over.code, early.code];
    const answers = await Promise.all(typed.map((code) => desk.use(cart.sessionId, code)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]?.__typename).toBe('CodeUnknown');
    await orders.database.dataSource.query('UPDATE promotions SET uses = 0 WHERE id = $1', [spent.id]);
  });

  it.each([
    [{ forGoods: false, tours: [{ id: 'other', name: 'Night Tour' }] }, 'CONTENT', /tickets of Night Tour/],
    [{ forTours: false, products: [{ id: 'other', name: 'The Lamp' }] }, 'CONTENT', /This code is for The Lamp/],
    [{ forGoods: false, ticketTypes: [{ id: 'senior', name: 'senior' }] }, 'CONTENT', /senior tickets/],
    [{ forGoods: false, visitFrom: '2027-03-01' }, 'VISIT_DATE', /from March 1, 2027/],
    [{ least: '64.51' }, 'MINIMUM', /\$64\.51 or more/],
    [{ kind: 'fixed_price', amount: '25.00' }, 'PRICE', /cheaper/],
  ])('for this cart (%j) says what would make it fit', async (more, why, words) => {
    const cart = await fullCart();
    const { code } = await desk.create(more);
    const answer = await desk.use(cart.sessionId, code);
    expect(answer).toMatchObject({ __typename: 'CodeNotForThis', why, message: expect.stringMatching(words) });
    expect((await desk.cart(cart.sessionId)).code).toBeNull();
  });

  it('and is in a cart takes nothing off, says why, and the purchase is refused as another than was seen', async () => {
    const cart = await fullCart();
    const { code, id } = await desk.create();
    await desk.use(cart.sessionId, code);
    const { version } = await cart.basket();
    await desk.end(id);
    expect(await cart.place({ version })).toMatchObject({ __typename: 'PriceChanged' });
    const shown = await desk.cart(cart.sessionId);
    expect(shown).toMatchObject({
      total: '64.50',
      code: { amount: '0.00', problem: 'It is over or used up.' },
    });
    expect(await cart.place()).toMatchObject({ __typename: 'CartPlaced', order: { total: '64.50' } });
  });
});

describe('a use of a code', () => {
  it('is given back when the sale is released', async () => {
    const cart = buyer(orders);
    await cart.addTour(tourFor('1:00 PM'));
    const { code, id } = await desk.create({ usesLimit: 1 });
    await desk.use(cart.sessionId, code);
    orders.bookings.price = '60.00';
    expect((await cart.place()).__typename).toBe('PriceChanged');
    orders.bookings.price = undefined;
    expect(await usesOf(id)).toBe(0);
    await cart.holdAgain((await cart.basket()).tours[0]?.id ?? '');
    expect((await cart.place()).__typename).toBe('CartPlaced');
    expect(await usesOf(id)).toBe(1);
    expect(await brokenPromises(orders)).toEqual([]);
  });

  it('is given back, too, when everything that the code is for was refused', async () => {
    const cart = buyer(orders);
    await cart.addTour(tourFor('2:00 PM'));
    const gone = await orders.stock({ priceCents: 2_000 });
    await cart.add(gone);
    const { code, id } = await desk.create({ forTours: false });
    await desk.use(cart.sessionId, code);
    orders.catalog.left.set(gone, 0);
    const placed = await cart.place();
    expect([placed.__typename, placed.refused?.length, await usesOf(id)]).toEqual(['CartPlaced', 1, 0]);
    expect(await brokenPromises(orders)).toEqual([]);
  });

  it('is one of each mailbox: a tag and case make no other', async () => {
    const { code } = await desk.create({ oncePerAddress: true });
    const place = async (customerEmail: string) => {
      const cart = await fullCart();
      await desk.use(cart.sessionId, code);
      return (await cart.place({ customerEmail })).__typename;
    };
    expect(await place('bea@example.test')).toBe('CartPlaced');
    expect(await place('bea+1@example.test')).toBe('CodeNotForThis');
    expect(await place('BEA+two@example.test')).toBe('CodeNotForThis');
    expect(await place('b.ea@example.test')).toBe('CartPlaced');
  });

  it('is one of each e-mail address, which only a keyed hash knows, also once the visitor is erased', async () => {
    const { code, id } = await desk.create({ oncePerAddress: true });
    const place = async (customerEmail: string) => {
      const cart = await fullCart();
      await desk.use(cart.sessionId, code);
      return cart.place({ ...ada, customerEmail });
    };
    expect((await place('Ada@Example.test')).__typename).toBe('CartPlaced');
    const second = await place('ada@example.test');
    expect(second).toMatchObject({
      __typename: 'CodeNotForThis',
      message: expect.stringMatching(/this address has used it/),
    });
    expect((await place('grace@example.test')).__typename).toBe('CartPlaced');
    expect(await usesOf(id)).toBe(2);
    const rows: { hash: string }[] = await orders.database.dataSource.query(
      'SELECT email_hash AS hash FROM promotion_uses WHERE promotion_id = $1',
      [id],
    );
    expect(rows.map(({ hash }) => /^[0-9a-f]{64}$/.test(hash))).toEqual([true, true]);
    expect(await brokenPromises(orders)).toEqual([]);
  });
});
