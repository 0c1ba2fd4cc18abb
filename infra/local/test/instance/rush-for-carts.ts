import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { databaseOn, openDatabases } from '../../../reconciliation/src/open-databases.ts';
import type { Instance } from '../../launch/instance.ts';
import { ask, signIn } from '../support/graph.ts';
import { dayAhead, tourBooking } from '../support/tour-booking.ts';

const CARTS = 500;
/** Requests under way at once. */
const AT_ONCE = 60;
const SEATS = 25;
const POSTERS = 40;
const answeredWithinMs = 120_000;

const CREATE = `mutation { createProduct(input: { name: "The last poster", description: "The gate.", price: "28.00" }) {
  ... on ProductCreated { product { id } } } }`;
const COUNT = `mutation ($id: ID!, $stock: Int) { countStock(productId: $id, stock: $stock) { __typename } }`;

/** Asks until there is an answer: load shedding, and calls to a service that is busy, answer 5xx. */
async function call(site: string, method: string, path: string, body: object | undefined, key: string) {
  const end = performance.now() + answeredWithinMs;
  while (performance.now() < end) {
    const response = await fetch(`${site}/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      ...(body && { body: JSON.stringify(body) }),
    }).catch(() => undefined);
    const json = await response?.json().catch(() => undefined);
    if (response && response.status < 500 && response.status !== 429) {
      return { status: response.status, json: (json ?? {}) as Record<string, unknown> };
    }
    await pause(200);
  }
  throw new Error(`${method} ${path} was never answered`);
}

/**
 * Fills a cart with a poster and, if one can be held, a seat. Every other visitor takes what is left. @returns whether
 * it was sold
 */
async function buy(site: string, number: number, productId: string, tourDate: string): Promise<boolean> {
  const cart = randomUUID();
  const name = `cart-${number}`;
  const {
    paymentStatus: _,
    paymentIntentId: __,
    ...tour
  } = tourBooking({
    ...{ name, guests: 1, tourDate, tourTime: '2:00 PM' },
  });
  await call(site, 'POST', '/cart', { sessionId: cart, productId, quantity: 1 }, `${cart}-goods`);
  await call(site, 'POST', `/basket/${cart}/tours`, tour, `${cart}-tour`);
  const { json } = await call(site, 'GET', `/basket/${cart}`, undefined, cart);
  const order = {
    version: json.version,
    customerName: 'Guest',
    customerEmail: `${name}@example.test`,
    pickUp: true,
    takeWhatYouCanGet: number % 2 === 0,
  };
  const { status } = await call(site, 'POST', `/basket/${cart}/checkout`, order, `${cart}-pay`);
  return status === 201 || status === 200;
}

/** Tests that carts in a rush for the last seats and a counted stock are charged for what they got, and for nothing else. */
export function rushForCarts(instance: () => Instance): void {
  it('charges 500 carts for what they got of 25 seats and 40 posters, with three replicas of bookings and orders', async () => {
    const { site, part } = instance();
    const cookie = await signIn(instance());
    const made = await ask<{ createProduct: { product: { id: string } } }>(site, CREATE, {}, cookie);
    const { id } = made.createProduct.product;
    await ask(site, COUNT, { id, stock: POSTERS }, cookie);
    const tourDate = dayAhead(7, 5);
    const queue = Array.from({ length: CARTS }, (_, number) => number);
    const sold: boolean[] = [];
    const buyer = async () => {
      for (let number = queue.shift(); number !== undefined; number = queue.shift()) {
        sold.push(await buy(site, number, id, tourDate));
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, buyer));

    const databases = openDatabases((owner) => databaseOn(part('postgres').url ?? '', owner));
    const { orders, catalog, bookings } = databases.ask;
    // A cart that came late has no poster, and one without a seat no tour.
    const ofRush = `FROM sales s WHERE EXISTS (SELECT FROM sale_lines l WHERE l.sale_id = s.id
      AND (l.facts ->> 'productId' = $1 OR l.facts ->> 'tourDate' = $2))`;
    const states = await orders<{ state: string; sales: number }>(
      `SELECT state, count(*)::int AS sales ${ofRush} AND state NOT IN ('placed', 'refused') GROUP BY 1`,
      [id, tourDate],
    );
    const wrong = await orders(
      `SELECT s.id ${ofRush} AND s.captured_cents IS DISTINCT FROM (SELECT coalesce(sum(l.cents), 0) FROM sale_lines l
         WHERE l.sale_id = s.id AND l.state = 'confirmed')`,
      [id, tourDate],
    );
    const [lines] = await orders<{ goods: number; tours: number }>(
      `SELECT (count(*) FILTER (WHERE kind = 'goods'))::int AS goods, (count(*) FILTER (WHERE kind = 'tour'))::int AS tours
       FROM sale_lines WHERE state = 'confirmed' AND sale_id IN (SELECT s.id ${ofRush} AND s.state = 'placed')`,
      [id, tourDate],
    );
    const slots = await bookings<{ taken: number; held: number; capacity: number }>(
      `SELECT taken, capacity, (SELECT coalesce(sum(places), 0)::int FROM holds h WHERE h.slot_id = slots.id AND status = 'active') AS held
       FROM slots WHERE id IN (SELECT slot_id FROM bookings WHERE tour_date = $1 AND tour_time = '2:00 PM')`,
      [tourDate],
    );
    const [stock] = await catalog<{ left: number; taken: number }>(
      `SELECT stock AS left, (SELECT sum(quantity - returned)::int FROM stock_claims WHERE product_id = $1) AS taken
       FROM products WHERE id = $1`,
      [id],
    );
    await databases.close();
    expect(sold).toHaveLength(CARTS);
    expect(states).toEqual([]);
    expect(wrong).toEqual([]);
    expect(stock).toEqual({ left: 0, taken: POSTERS });
    expect(lines?.goods).toBe(POSTERS);
    expect(slots).toEqual([{ taken: expect.any(Number), held: expect.any(Number), capacity: SEATS }]);
    expect((slots[0]?.taken ?? 0) - (slots[0]?.held ?? 0)).toBe(lines?.tours);
    expect(slots[0]?.taken).toBeLessThanOrEqual(SEATS);
    expect(lines?.tours).toBeGreaterThan(0);
  });
}
