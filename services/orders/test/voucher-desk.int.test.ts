import { eventually } from '@hilltop/platform/testing/eventually';
import { toldActions } from '@hilltop/platform/testing/staff-mutations';
import { TestClock } from '@hilltop/platform/testing/test-clock';
import { testStaff } from '@hilltop/platform/testing/test-service';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MailDueVouchersJob } from '../src/vouchers/mail-due-vouchers.job.js';
import { VoucherLedger } from '../src/vouchers/voucher-ledger.js';
import { buyer } from './support/buyer.js';
import { newSession, type RunningOrders, runOrders } from './support/running-orders.js';
import { voucherDesk } from './support/vouchers.js';

const BLOCK = `mutation ($id: ID!) { done: blockVoucher(id: $id, reason: "Lost.") { __typename ... on StaffVoucher { status reason } } }`;
const REPLACE = `mutation ($id: ID!) { done: replaceVoucher(id: $id, reason: "Found again.") { __typename
  ... on VoucherIssued { code voucher { id last4 status } } } }`;
const CASH = `mutation ($code: String!, $key: String) { done: cashOutVoucher(code: $code, reason: "They asked.", idempotencyKey: $key) {
  __typename ... on VoucherCashedOut { amount } ... on VoucherNotCashable { left message } } }`;
const REFUND = `mutation ($id: ID!, $key: String) { done: refundVoucher(id: $id, reason: "They asked.", idempotencyKey: $key) {
  __typename ... on VoucherRefunded { amount } } }`;
const LIST = `query ($search: String) { done: vouchers(search: $search) { total outstanding vouchers { id last4 kind left
  reason recipientEmail entries { cause } } } }`;
const MAIL = `query ($id: ID!) { voucherMail(id: $id) { recipientEmail code amount url } }`;
const service = { role: 'service', name: 'notifications' } as const;
const clerk = { ...testStaff, staffRole: 'desk' } as const;

const clock = new TestClock('2026-12-20T16:00:00Z');
let orders: RunningOrders;
let desk: ReturnType<typeof voucherDesk>;
beforeAll(async () => {
  orders = await runOrders({ MOCK_PURCHASES_PER_CALLER: 1_000_000 }, clock, false);
  desk = voucherDesk(orders);
}, 60_000);
afterAll(() => orders.close());

const actionsOn = async (id: string) =>
  (await toldActions(orders.database.dataSource)).filter(({ targetId }) => targetId === id).map(({ action }) => action);

const booked = async (sourceId: string): Promise<object[]> => {
  const rows: { lines: object[] }[] = await orders.database.dataSource.query(
    `SELECT event->'data'->'lines' AS lines FROM outbox WHERE subject = 'hilltop.orders.money-moved.v1' AND aggregate_id = $1
     ORDER BY position`,
    [sourceId],
  );
  return rows.map(({ lines }) => lines);
};

/** Asks for the e-mails that are due. @returns whether that of the voucher was among them */
async function isMailed(id: string): Promise<number> {
  await orders.app.get(MailDueVouchersJob, { strict: false }).execute();
  const told: object[] = await orders.database.dataSource.query(
    `SELECT event FROM outbox WHERE subject = 'hilltop.orders.voucher-due.v1' AND aggregate_id = $1`,
    [id],
  );
  return told.length;
}

describe('a manager', () => {
  it('issues a voucher once by its key, and the books call it goodwill', async () => {
    const input = { amount: '25', reason: 'The tour was cut short.', recipientEmail: 'grace@example.test' };
    const first = await desk.issueAs(input, 'a key');
    expect(first).toMatchObject({ __typename: 'VoucherIssued', voucher: { left: '25.00' } });
    expect(await desk.issueAs(input, 'a key')).toEqual(first);
    for (const other of [
      { amount: '26' },
      { recipientEmail: 'bea@example.test' },
      { message: 'Sorry.' },
      { reason: 'Another.' },
    ])
      expect(await desk.issueAs({ ...input, ...other }, 'a key')).toMatchObject({ __typename: 'VoucherKeyReused' });
    const id = first.voucher?.id ?? '';
    expect(await actionsOn(id)).toEqual(['issueVoucher']);
    expect(await booked(id)).toEqual([
      [
        { account: 'goodwill', cents: 2_500 },
        { account: 'voucher_liability', kind: 'voucher', cents: -2_500 },
      ],
    ]);
    const { vouchers, outstanding } = (await desk.ask(LIST, { search: 'grace@' }, testStaff)) as never;
    expect(vouchers).toMatchObject([{ id, kind: 'goodwill', left: '25.00', reason: input.reason }]);
    expect(Number(outstanding)).toBeGreaterThanOrEqual(25);
  });

  it.each([
    { amount: '0', reason: 'x' },
    { amount: '25', reason: ' ' },
    { amount: '25.50', reason: 'x' },
  ])('cannot issue %j', async (input) => {
    expect(await desk.issueAs(input)).toMatchObject({ __typename: 'InvalidInput' });
  });

  it('blocks a voucher, and gives it a new code; the old one is over, also in carts', async () => {
    const { id, code } = await desk.issue(40);
    const sessionId = newSession();
    await buyer(orders, sessionId).add(await orders.stock());
    await desk.use(sessionId, code);
    expect(await desk.ask(BLOCK, { id }, testStaff)).toMatchObject({ status: 'blocked', reason: 'Lost.' });
    expect(await desk.ask(BLOCK, { id }, testStaff)).toMatchObject({ __typename: 'VoucherNotChangeable' });
    expect(await desk.use(newSession(), code)).toMatchObject({ __typename: 'CodeUnknown' });
    const replaced = await desk.ask(REPLACE, { id }, testStaff);
    expect(replaced).toMatchObject({ voucher: { status: 'active' } });
    expect(replaced.code).not.toBe(code);
    expect(await desk.use(newSession(), code)).toMatchObject({ __typename: 'CodeUnknown' });
    const used = await desk.use(newSession(), replaced.code ?? '');
    expect(used).toMatchObject({ basket: { vouchers: [{ id }] } });
    expect(await desk.remove(sessionId, id)).toMatchObject({ basket: { toPay: '14.50' } });
    expect(await actionsOn(id)).toEqual(['issueVoucher', 'blockVoucher', 'replaceVoucher']);
  });

  it('alone does so', async () => {
    const { id } = await desk.issue(40);
    const input = { amount: '25', reason: 'x' };
    for (const done of [
      desk.ask(BLOCK, { id }, clerk),
      desk.ask(REPLACE, { id }, clerk),
      desk.issueAs(input, 'k', clerk),
    ])
      expect(await done).toMatchObject({ __typename: 'NotAllowed' });
    for (const done of [desk.ask(BLOCK, { id }), desk.ask(CASH, { code: 'x' })])
      expect(await done).toMatchObject({ __typename: 'NotSignedIn' });
  });
});

describe('the desk', () => {
  /** A bought voucher of $50, of which a purchase has left so many cents. */
  async function left(cents: number): Promise<{ id: string; code: string }> {
    const ada = buyer(orders);
    await desk.addGift(ada.sessionId);
    const { order } = await ada.place();
    const [line]: { id: string }[] = await orders.database.dataSource.query(
      'SELECT id FROM sale_lines WHERE sale_id = $1',
      [order?.id],
    );
    const id = line?.id ?? '';
    const { data } = await orders.ask(MAIL, { id }, service);
    const code = String(data?.voucherMail?.code);
    await spend(code, 5_000 - cents);
    return { id, code };
  }

  async function spend(code: string, cents: number): Promise<void> {
    const sessionId = newSession();
    await buyer(orders, sessionId).add(await orders.stock({ priceCents: cents }));
    await desk.use(sessionId, code);
    expect(await buyer(orders, sessionId).place({ pickUp: true })).toMatchObject({ __typename: 'CartPlaced' });
  }

  it('pays out a rest under $2.50 once, in cash', async () => {
    const { id, code } = await left(250);
    expect(await desk.ask(CASH, { code }, clerk)).toMatchObject({ __typename: 'VoucherNotCashable', left: '2.50' });
    await spend(code, 51);
    const paid = await Promise.all([1, 2, 3].map(() => desk.ask(CASH, { code }, clerk)));
    expect(paid.filter(({ __typename }) => __typename === 'VoucherCashedOut')).toEqual([
      { __typename: 'VoucherCashedOut', amount: '1.99' },
    ]);
    expect(await desk.balanceOf(id)).toBe(0);
    expect((await booked(id)).at(-1)).toEqual([
      { account: 'voucher_liability', kind: 'voucher', cents: 199 },
      { account: 'cash', tender: 'cash', cents: -199 },
    ]);
  });

  it('is told again what was paid out when it presses again, and pays out no other voucher with the same press', async () => {
    const [one, other] = [await left(249), await left(200)];
    const press = () => desk.ask(CASH, { code: one.code, key: 'a press' }, clerk);
    const paid = await Promise.all([press(), press(), press()]);
    expect([...paid, await press()]).toEqual(Array(4).fill({ __typename: 'VoucherCashedOut', amount: '2.49' }));
    expect(await desk.causesOf(one.id)).toContainEqual(['cashed', -249]);
    expect((await actionsOn(one.id)).filter((action) => action === 'cashOutVoucher')).toHaveLength(1);
    const reused = await desk.ask(CASH, { code: other.code, key: 'a press' }, clerk);
    expect(reused).toMatchObject({ __typename: 'VoucherKeyReused' });
  });

  it('pays out what is left when a purchase takes a part at the same moment', async () => {
    const { id, code } = await left(200);
    const ledger = orders.app.get(VoucherLedger, { strict: false });
    const { dataSource } = orders.database;
    const isWaiting = `SELECT count(*)::int AS n FROM pg_stat_activity
      WHERE wait_event_type = 'Lock' AND datname = current_database()`;
    const paying = await dataSource.transaction(async (manager) => {
      await ledger.take(manager, id, 150, { cause: 'held', key: 'held by a purchase' });
      const answer = desk.ask(CASH, { code }, clerk);
      await eventually(async () => expect(await dataSource.query(isWaiting)).toEqual([{ n: 1 }]));
      return { answer };
    });
    expect(await paying.answer).toEqual({ __typename: 'VoucherCashedOut', amount: '0.50' });
    expect(await desk.balanceOf(id)).toBe(0);
  });

  it('pays out nothing of a voucher that the house gave', async () => {
    const { id, code } = await desk.issue(2);
    const message = expect.stringContaining('Only a voucher that was bought');
    expect(await desk.ask(CASH, { code }, clerk)).toMatchObject({ __typename: 'VoucherNotCashable', message });
    expect(await desk.balanceOf(id)).toBe(200);
  });

  it('a manager who presses again is told again what was given back', async () => {
    const [one, other] = [await left(3_000), await left(3_000)];
    const press = (id = one.id) => desk.ask(REFUND, { id, key: 'a refund' }, testStaff);
    const refunded = await Promise.all([press(), press(), press()]);
    expect([...refunded, await press()]).toEqual(Array(4).fill({ __typename: 'VoucherRefunded', amount: '30.00' }));
    expect((await actionsOn(one.id)).filter((action) => action === 'refundVoucher')).toHaveLength(1);
    expect(await press(other.id)).toMatchObject({ __typename: 'VoucherKeyReused' });
  });
});

describe('the e-mail of a voucher', () => {
  it('is asked for once at 9 AM of its day at the venue, without the code', async () => {
    const ada = buyer(orders);
    await desk.addGift(ada.sessionId, { sendOn: '2026-12-24' });
    await ada.place();
    const [row]: { id: string }[] = await orders.database.dataSource.query(
      `SELECT id FROM vouchers WHERE kind = 'gift' AND deliver_at > '2026-12-24'`,
    );
    const id = row?.id ?? '';
    clock.set('2026-12-24T14:59:59Z');
    expect(await isMailed(id)).toBe(0);
    clock.set('2026-12-24T15:00:00Z');
    expect([await isMailed(id), await isMailed(id)]).toEqual([1, 1]);
    const { data } = await orders.ask(MAIL, { id }, service);
    const { code, url, ...mail } = (data?.voucherMail ?? {}) as unknown as Record<string, string>;
    expect(mail).toEqual({ recipientEmail: 'grace@example.test', amount: '50.00' });
    expect(url).toMatch(/^https:\/\/hilltop\.example\.test\/voucher\/[\w-]{43}$/);
    expect(await desk.use(newSession(), code ?? '')).toMatchObject({ __typename: 'CartVouchersChanged' });
    await desk.ask(REPLACE, { id }, testStaff);
    expect(await isMailed(id)).toBe(2);
  });

  it('is not asked for when there is no address, or the voucher is blocked', async () => {
    const { id } = await desk.issue(50);
    const { voucher } = await desk.issueAs({ amount: '50', reason: 'x', recipientEmail: 'grace@example.test' });
    await desk.ask(BLOCK, { id: voucher?.id }, testStaff);
    expect([await isMailed(id), await isMailed(voucher?.id ?? '')]).toEqual([0, 0]);
  });
});

it('says why a voucher was issued, blocked, replaced, paid out or given back with the voucher alone, and in no event', async () => {
  const { dataSource } = orders.database;
  const why = `'Lost\\.|Found again|They asked|A test\\.|tour was cut'`;
  const told = await dataSource.query(
    `SELECT event->'data'->>'action' AS action FROM outbox WHERE event::text ~ ${why}`,
  );
  expect(told).toEqual([]);
  const kept = await dataSource.query(
    `SELECT DISTINCT e.cause, v.reason FROM voucher_entries e JOIN vouchers v ON v.id = e.voucher_id
     WHERE e.cause IN ('cashed', 'voided') ORDER BY 1`,
  );
  expect(kept).toEqual([
    { cause: 'cashed', reason: 'They asked.' },
    { cause: 'voided', reason: 'They asked.' },
  ]);
});
