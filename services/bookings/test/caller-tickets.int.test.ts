import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';

import { linkPayment } from './support/caller.js';
import { CANCEL, type CallerApp, openCallerApp, PAY, SHOW, START_PAYMENT, TAKE } from './support/caller-app.js';
import { setPrice } from './support/ticket-prices.js';

let app: CallerApp;
beforeAll(async () => {
  app = await openCallerApp();
}, 60_000);
afterAll(() => app.close());
beforeEach(() => app.reset());

describe('a party of several types', () => {
  const FAMILY = [
    { type: 'adult', count: 2 },
    { type: 'child', count: 1 },
    { type: 'infant', count: 1 },
    { type: 'senior', count: 1 },
  ];
  const family = { tickets: FAMILY, totalAmount: '82.00' };

  it('pays the price of each at the door, and an infant on a lap takes no seat', async () => {
    const { booking } = await app.book(family);
    expect(booking).toMatchObject({ guests: 5, toPay: '82.00', party: '2 adults, 1 child, 1 infant, 1 senior' });
    expect(await app.taken()).toBe(4);
    expect(await app.book({ ...family, totalAmount: '125.00' })).toMatchObject({
      __typename: 'AmountMismatch',
      expected: '82.00',
    });
  });

  it('is refused with the type that it cannot bring', async () => {
    expect(await app.book({ tickets: [{ type: 'ebt', count: 2 }] })).toMatchObject({ __typename: 'TypeNotSold' });
    const alone = { tickets: [{ type: 'child', count: 2 }], totalAmount: '24.00' };
    expect(await app.book(alone)).toMatchObject({ __typename: 'ChildrenNeedAnAdult' });
  });

  it('pays by the link what it was held at, whatever the price is by then', async () => {
    const link = await app.makeLink(family);
    await setPrice(app.dataSource, 'child', 1900, app.clock.now());
    const shown = await app.ask(SHOW, { token: link.token }, { role: 'visitor' });
    expect(shown).toMatchObject({
      ...{ totalAmount: '82.00', party: '2 adults, 1 child, 1 infant, 1 senior' },
      tickets: expect.arrayContaining([expect.objectContaining({ type: 'child', unitPrice: '12.00' })]),
    });
    expect(await app.ask(START_PAYMENT, { token: link.token }, { role: 'visitor' })).toMatchObject({
      __typename: 'PaymentStarted',
    });
    const input = linkPayment({ totalAmount: '82.00' });
    const paid = await app.ask(PAY, { token: link.token, input }, { role: 'visitor' });
    expect(paid).toMatchObject({ __typename: 'BookingCreated', booking: { guests: 5, totalAmount: '82.00' } });
    expect(await app.taken()).toBe(4);
    expect(await app.promises()).toEqual([]);
    await app.dataSource.query('DELETE FROM tour_prices WHERE cents = 1900');
  });
});

describe('the books', () => {
  it('have what is paid at the door as receivable until it is, then as cash', async () => {
    const { booking } = await app.book();
    expect(await app.balances(booking.id)).toEqual({ receivable: 5000, deferred_visits: -5000 });
    const input = { amount: '50.00', paidBy: 'cash', revision: 0 };
    await app.ask(TAKE, { id: booking.id, input, key: randomUUID() });
    expect(await app.balances(booking.id)).toEqual({ cash: 5000, deferred_visits: -5000 });
  });

  it('have nothing of a party that cancels before it pays, nor of a free visit', async () => {
    const { booking } = await app.book();
    await app.ask(CANCEL, { id: booking.id });
    expect(await app.balances(booking.id)).toEqual({});
    const free = await app.book({ payment: 'free', freeBecause: 'Guests of the college' });
    expect(await app.balances(free.booking.id)).toEqual({});
  });

  it('have a card payment of what is paid by a link, and nothing before', async () => {
    const link = await app.makeLink();
    expect(await app.dataSource.query('SELECT source_id FROM written_money')).toEqual([]);
    const { booking } = await app.ask(PAY, { token: link.token, input: linkPayment() }, { role: 'visitor' });
    expect(await app.balances(booking.id)).toEqual({ card: 5000, deferred_visits: -5000 });
  });
});
