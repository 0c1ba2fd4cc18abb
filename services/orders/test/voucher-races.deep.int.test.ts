import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { VoucherLedger } from '../src/vouchers/voucher-ledger.js';
import { buyer } from './support/buyer.js';
import { newSession, type RunningOrders, runOrders } from './support/running-orders.js';
import { brokenPromises } from './support/sale-promises.js';
import { voucherDesk } from './support/vouchers.js';

const CARTS = 200;
const CALLER = 'a'.repeat(32);
const USE = `mutation ($code: String!) { useCode(sessionId: "${newSession()}", input: { code: $code }) { __typename
  ... on TooManyVoucherLookups { retryAfterSeconds } } }`;

let orders: RunningOrders;
beforeAll(async () => {
  orders = await runOrders({
    MOCK_PURCHASES_PER_CALLER: 1_000_000,
    VOUCHER_LOOKUP_LIMIT: 10,
    VOUCHER_LOOKUPS_PER_NETWORK: 40,
  });
});
afterAll(() => orders.close());

/** So many carts with something for $30, each paid by the same voucher of $50, all at once. */
async function rush(): Promise<{ id: string; placed: number }> {
  const desk = voucherDesk(orders);
  const productId = await orders.stock({ priceCents: 3_000 });
  const { id, code } = await desk.issue(50);
  const carts = Array.from({ length: CARTS }, () => buyer(orders));
  for (const cart of carts) {
    await cart.add(productId);
    await desk.use(cart.sessionId, code);
  }
  const versions = await Promise.all(carts.map(async (cart) => (await cart.basket()).version));
  const answers = await Promise.all(
    carts.map((cart, at) => cart.place({ version: versions[at], pickUp: true }).catch(() => undefined)),
  );
  return { id, placed: answers.filter((answer) => answer?.__typename === 'CartPlaced').length };
}

describe(`${CARTS} carts of $30 and one voucher of $50`, () => {
  it('one wins, $20 are left, and the others are told that their cart has changed', async () => {
    const { id, placed } = await rush();
    expect(placed).toBe(1);
    expect(await voucherDesk(orders).balanceOf(id)).toBe(2_000);
    expect(await brokenPromises(orders)).toEqual([]);
  }, 120_000);

  it('the control, which reads the balance and then writes it, pays for more than the voucher has', async () => {
    const ledger = orders.app.get(VoucherLedger, { strict: false });
    const take = ledger.take.bind(ledger);
    ledger.take = async (manager, id, cents, facts) => {
      const [row]: { cents: number }[] = await manager.query(
        'SELECT balance_cents AS cents, pg_sleep(0.2) FROM vouchers WHERE id = $1',
        [id],
      );
      const left = (row?.cents ?? 0) - cents;
      if (left < 0) return false;
      await manager.query('UPDATE vouchers SET balance_cents = $2 WHERE id = $1', [id, left]);
      const entry = `INSERT INTO voucher_entries (id, voucher_id, delta_cents, cause, sale_id, at, key)
        VALUES (gen_random_uuid(), $1, $2, 'held', $3, now(), $4)`;
      await manager.query(entry, [id, -cents, facts.saleId, facts.key]);
      return true;
    };
    const { placed } = await rush();
    ledger.take = take;
    expect(placed).toBeGreaterThan(1);
    expect(await brokenPromises(orders)).not.toEqual([]);
  }, 120_000);
});

describe('codes of vouchers', () => {
  it('are looked up ten times in ten minutes by one caller, and others go on', async () => {
    const { code } = await voucherDesk(orders).issue(50);
    const lookUp = async (typed: string, caller: string) =>
      (await orders.ask(USE, { code: typed }, undefined, caller)).data?.useCode?.__typename;
    for (let at = 0; at < 10; at += 1) expect(await lookUp(`wrong ${at}`, CALLER)).toBe('CodeUnknown');
    expect(await lookUp(code, CALLER)).toBe('TooManyVoucherLookups');
    expect(await lookUp(code, 'b'.repeat(32))).toBe('CartVouchersChanged');
  });

  it('are looked up forty times by one IPv6 network, from however many addresses, and other networks go on', async () => {
    const { code } = await voucherDesk(orders).issue(50);
    const lookUp = async (at: number, typed: string, network: string) =>
      (await orders.ask(USE, { code: typed }, undefined, `${at}`.padStart(32, 'c'), network)).data?.useCode?.__typename;
    for (let at = 0; at < 40; at += 1) expect(await lookUp(at, `wrong ${at}`, 'd'.repeat(32))).toBe('CodeUnknown');
    expect(await lookUp(40, code, 'd'.repeat(32))).toBe('TooManyVoucherLookups');
    expect(await lookUp(41, code, 'e'.repeat(32))).toBe('CartVouchersChanged');
  });
});
