import { randomUUID } from 'node:crypto';
import { toldActions } from '@hilltop/platform/testing/staff-mutations';
import { TestClock } from '@hilltop/platform/testing/test-clock';
import { testStaff } from '@hilltop/platform/testing/test-service';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { orderPages } from './support/order-pages.js';
import { type RunningOrders, runOrders } from './support/running-orders.js';

const SEND = `mutation ($id: ID!, $parcel: ParcelInput) {
  done: changeOrderStatus(id: $id, from: pending, to: handed_over, revision: 0, parcel: $parcel) { __typename
    ... on InvalidInput { fields { field } } } }`;
const CORRECT_PARCEL = `mutation ($id: ID!, $input: ParcelInput!) { done: correctOrderParcel(id: $id, input: $input) { __typename
  ... on Order { parcel { carrier trackingNumber } } ... on InvalidInput { fields { field } } ... on Refusal { message } } }`;
const PARCELS = `query ($search: String!) { orders(search: $search) { orders { parcel { carrier trackingNumber } } } }`;
const BACK = `mutation ($id: ID!) { done: changeOrderStatus(id: $id, from: handed_over, to: packed, revision: 0) { __typename } }`;
const clerk = { ...testStaff, staffRole: 'desk' } as const;

const clock = new TestClock('2026-12-01T16:00:00Z');
let orders: RunningOrders;
let pages: ReturnType<typeof orderPages>;
beforeAll(async () => {
  orders = await runOrders({ MOCK_PURCHASES_PER_CALLER: 1_000_000 }, clock, false);
  pages = orderPages(orders);
}, 60_000);
afterAll(() => orders.close());

async function ask(query: string, variables: object, identity = testStaff): Promise<Record<string, unknown>> {
  const { data, errors } = await orders.ask(query, variables as never, identity);
  if (errors) throw new Error(errors[0]?.message);
  return data?.done as never;
}
async function toldOf(changeId: string): Promise<object[]> {
  const rows: { data: object }[] = await orders.database.dataSource.query(
    `SELECT event->'data' AS data FROM outbox WHERE subject = 'hilltop.orders.order-changed.v1' AND aggregate_id = $1`,
    [changeId],
  );
  return rows.map(({ data }) => data);
}

describe('a parcel', () => {
  const number = '1Z 999 aa1 01 2345 6784';
  const clean = '1Z999AA10123456784';
  const send = (id: string, parcel?: object) => ask(SEND, { id, parcel });
  const correctParcel = (id: string, input: object, identity = testStaff) =>
    ask(CORRECT_PARCEL, { id, input }, identity);
  const kindsOf = async (id: string) => (await pages.changesOf(id)).map(({ kind }) => kind);

  it('is sent with a carrier and a number, which its buyer sees and is mailed', async () => {
    const { id, token } = await pages.placeMug();
    expect((await pages.show(token))?.parcel).toBeNull();
    expect(await send(id, { carrier: ' ups', trackingNumber: number })).toEqual({ __typename: 'Order' });
    const shown = await pages.show(token);
    expect(shown).toMatchObject({
      status: 'handed_over',
      parcel: {
        carrier: 'UPS',
        trackingNumber: clean,
        trackingUrl: `https://www.ups.com/track?tracknum=${clean}`,
        sentAt: clock.now().toISOString(),
      },
    });
    const [change, ...more] = await pages.changesOf(id);
    expect([change?.kind, more]).toEqual(['parcel_sent', []]);
    expect(await toldOf(change?.id ?? '')).toEqual([
      { changeId: change?.id, orderId: id, byStaff: true, language: 'en' },
    ]);
    const search = shown?.orderNumber;
    const staffSee = async (identity: typeof testStaff) =>
      (await orders.ask(PARCELS, { search }, identity)).data?.orders;
    const parcel = { carrier: 'UPS', trackingNumber: clean };
    expect(await staffSee(testStaff)).toEqual({ orders: [{ parcel }] });
    expect(await staffSee({ ...testStaff, staffRole: 'bookkeeper' } as never)).toEqual({ orders: [{ parcel: null }] });
    const rows = await orders.database.dataSource.query('SELECT event::text AS event FROM outbox');
    expect(JSON.stringify(rows)).not.toContain(clean);
    await orders.database.dataSource.query(
      `UPDATE orders SET status_changed_at = $2::timestamptz - interval '31 days' WHERE id = $1`,
      [id, clock.now()],
    );
    expect((await pages.show(token))?.parcel).toBeNull();
  });

  it.each([
    ['USPS', 'https://tools.usps.com/go/TrackConfirmAction?tLabels=94001'],
    ['fedex', 'https://www.fedex.com/fedextrack/?trknbr=94001'],
    ['Pony Express', null],
  ])('of %s leads to %s', async (carrier, trackingUrl) => {
    const { id, token } = await pages.placeMug();
    await send(id, { carrier, trackingNumber: '9400 1' });
    expect(await pages.show(token)).toMatchObject({ parcel: { trackingNumber: '94001', trackingUrl } });
  });

  it('is sent without a carrier, too, and tells of it once it is known; a number is corrected', async () => {
    const { id, token } = await pages.placeMug();
    expect(await send(id)).toEqual({ __typename: 'Order' });
    expect(await pages.show(token)).toMatchObject({ status: 'handed_over', parcel: null });
    const named = { __typename: 'Order', parcel: { carrier: 'USPS', trackingNumber: null } };
    expect(await correctParcel(id, { carrier: 'USPS' })).toEqual(named);
    const right = { carrier: 'USPS', trackingNumber: '94002' };
    // The answer was lost, and the panel sends it again.
    for (const _ of [1, 2]) expect(await correctParcel(id, right, clerk as never)).toMatchObject({ parcel: right });
    expect(await pages.show(token)).toMatchObject({ parcel: { trackingNumber: '94002' } });
    expect(await kindsOf(id)).toEqual(['parcel_sent', 'parcel_corrected', 'parcel_corrected']);
    const told = (await toldActions(orders.database.dataSource)).filter(({ targetId }) => targetId === id);
    expect(told.slice(1)).toMatchObject([
      { action: 'correctOrderParcel', after: { corrected: 'carrier' } },
      { action: 'correctOrderParcel', after: { corrected: 'tracking number' } },
    ]);
    expect(JSON.stringify(told)).not.toContain('94002');
  });

  it('that comes back has neither, as it gets another label', async () => {
    const { id, token } = await pages.placeMug();
    await send(id, { carrier: 'UPS', trackingNumber: number });
    expect(await ask(BACK, { id })).toEqual({ __typename: 'Order' });
    expect(await pages.show(token)).toMatchObject({ status: 'packed', parcel: null });
    const [row] = await orders.database.dataSource.query('SELECT parcel FROM orders WHERE id = $1', [id]);
    expect(row.parcel).toBeNull();
    expect(await correctParcel(id, { carrier: 'UPS' })).toMatchObject({ message: expect.stringContaining('not sent') });
  });

  it('is not there for what is picked up, and nobody is mailed that it is on its way', async () => {
    const { id } = await pages.placeMug({ pickUp: true });
    await send(id, { carrier: 'UPS', trackingNumber: number });
    expect(await kindsOf(id)).toEqual([]);
    const [row] = await orders.database.dataSource.query('SELECT parcel FROM orders WHERE id = $1', [id]);
    expect(row.parcel).toBeNull();
    expect(await correctParcel(id, { carrier: 'UPS' })).toMatchObject({
      message: expect.stringContaining('no address'),
    });
    expect(await correctParcel(randomUUID(), { carrier: 'UPS' })).toMatchObject({ __typename: 'OrderNotFound' });
  });

  it.each([
    ['carrier', { carrier: ' ' }],
    ['carrier', { carrier: 'x'.repeat(41) }],
    ['trackingNumber', { carrier: 'UPS', trackingNumber: '1'.repeat(41) }],
    ['trackingNumber', { carrier: 'UPS', trackingNumber: 'https://evil.example' }],
  ])('is refused for its %s, and nothing changes', async (field, parcel) => {
    const { id, token } = await pages.placeMug();
    const refused = { __typename: 'InvalidInput', fields: [{ field }] };
    expect(await send(id, parcel)).toEqual(refused);
    expect(await pages.show(token)).toMatchObject({ status: 'pending' });
    await send(id);
    expect(await correctParcel(id, parcel)).toMatchObject(refused);
    expect(await pages.show(token)).toMatchObject({ parcel: null });
  });
});
