import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { EntityManager } from 'typeorm';
import { Promotions } from '../src/promotions/promotions.js';
import { buyer, tourFor } from './support/buyer.js';
import { promotionDesk } from './support/promotions.js';
import { type RunningOrders, runOrders } from './support/running-orders.js';
import { brokenPromises } from './support/sale-promises.js';

const CARTS = 500;
const LIMIT = 3;
/** What carts with a visit at this time want is gone once they have paid. */
const GONE = '4:00 PM';

let orders: RunningOrders;
beforeAll(async () => {
  orders = await runOrders({ MOCK_PURCHASES_PER_CALLER: 1_000_000 });
  orders.bookings.capacity = 1_000_000;
  orders.bookings.soldOut.add(GONE);
});
afterAll(() => orders.close());

/** So many carts with one code, all at once; every other sale is released after its payment was authorized. */
async function rush(): Promise<{ id: string; code: string; placed: number; refused: Set<string | undefined> }> {
  const desk = promotionDesk(orders);
  const { id, code } = await desk.create({ usesLimit: LIMIT });
  const carts = Array.from({ length: CARTS }, () => buyer(orders));
  for (const [at, cart] of carts.entries()) {
    await cart.addTour(tourFor(at % 2 === 0 ? GONE : '10:00 AM'));
    await desk.use(cart.sessionId, code);
  }
  const versions = await Promise.all(carts.map(async (cart) => (await cart.basket()).version));
  const answers = await Promise.all(
    carts.map((cart, at) => cart.place({ version: versions[at] }).catch(() => undefined)),
  );
  const placed = answers.filter((answer) => answer?.__typename === 'CartPlaced').length;
  return { id, code, placed, refused: new Set(answers.map((answer) => answer?.__typename)) };
}

describe(`${CARTS} carts and a code for ${LIMIT} uses, half of them released`, () => {
  it(`never pays for more than ${LIMIT}, and what was released can be used again`, async () => {
    const { id, code, placed, refused } = await rush();
    expect(placed).toBeLessThanOrEqual(LIMIT);
    expect(refused.has('HoldExpired')).toBe(true);
    expect(refused.has('CodeUnknown') || refused.has('PriceChanged')).toBe(true);
    expect((await promotionDesk(orders).shown(id))?.uses).toBe(placed);
    for (let more = placed; more < LIMIT; more += 1) {
      const cart = buyer(orders);
      await cart.addTour();
      await promotionDesk(orders).use(cart.sessionId, code);
      expect((await cart.place({ total: '45.00' })).__typename).toBe('CartPlaced');
    }
    expect((await promotionDesk(orders).use(buyer(orders).sessionId, code)).__typename).toBe('CodeUnknown');
    expect(await brokenPromises(orders)).toEqual([]);
  }, 240_000);

  it('the control, which reads the uses and then writes them, pays for more', async () => {
    const promotions = orders.app.get(Promotions, { strict: false });
    const count = promotions.count.bind(promotions);
    promotions.count = async (manager: EntityManager, { id, promotionId }) => {
      const [row]: { uses: number; most: number }[] = await manager.query(
        'SELECT uses, uses_limit AS most, pg_sleep(0.2) FROM promotions WHERE id = $1',
        [promotionId],
      );
      if (!row || row.uses >= row.most) return { __typename: 'CodeUnknown', message: 'over' };
      await manager.query('UPDATE promotions SET uses = $2 WHERE id = $1', [promotionId, row.uses + 1]);
      const use = `INSERT INTO promotion_uses (sale_id, promotion_id, cents, used_at) VALUES ($1, $2, 500, now())`;
      await manager.query(use, [id, promotionId]);
      return undefined;
    };
    const { placed } = await rush();
    promotions.count = count;
    expect(placed).toBeGreaterThan(LIMIT);
    expect(await brokenPromises(orders)).not.toEqual([]);
  }, 240_000);
});
