import { randomUUID } from 'node:crypto';
import { TestClock } from '@hilltop/platform/testing/test-clock';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MailDueVouchersJob } from '../src/vouchers/mail-due-vouchers.job.js';
import { orderPages, PAGE } from './support/order-pages.js';
import { newSession, type RunningOrders, runOrders } from './support/running-orders.js';
import { voucherDesk } from './support/vouchers.js';

const MAILING = `mutation ($token: String!, $lineId: ID!, $input: GiftMailingInput!) {
  done: changeGiftMailing(token: $token, lineId: $lineId, input: $input) { __typename ... on Refusal { message }
    ... on InvalidInput { fields { field } } ... on Order { ${PAGE} } } }`;
const service = { role: 'service', name: 'notifications' } as const;

const clock = new TestClock('2026-12-01T16:00:00Z');
let orders: RunningOrders;
let desk: ReturnType<typeof voucherDesk>;
let pages: ReturnType<typeof orderPages>;
beforeAll(async () => {
  orders = await runOrders({ MOCK_PURCHASES_PER_CALLER: 1_000_000 }, clock, false);
  desk = voucherDesk(orders);
  pages = orderPages(orders);
}, 60_000);
afterAll(() => orders.close());

async function ask(query: string, variables: object): Promise<{ __typename: string }> {
  const { data, errors } = await orders.ask(query, variables as never);
  if (errors) throw new Error(errors[0]?.message);
  return data?.done as never;
}

describe('the giver of a voucher', () => {
  const mailing = (token: string, lineId: string, input: object) => ask(MAILING, { token, lineId, input });
  async function give(more: object = { sendOn: '2026-12-10' }) {
    const sessionId = newSession();
    await desk.addGift(sessionId, more);
    const placed = await pages.place(sessionId, { pickUp: true });
    const lineId = (await pages.show(placed.token))?.lines.find(({ kind }) => kind === 'voucher')?.id ?? '';
    return { ...placed, lineId };
  }
  const job = () => orders.app.get(MailDueVouchersJob, { strict: false }).execute();

  it('changes to whom and when it is mailed until it has gone, and sees that it has', async () => {
    const { id, token, lineId } = await give();
    const changed = await mailing(token, lineId, { recipientEmail: 'Bettina@Other.test', sendOn: '2026-12-12' });
    expect(changed).toMatchObject({
      __typename: 'Order',
      lines: [{ maskedEmail: 'B…@O…', sendOn: '2026-12-12', sentAt: null }],
    });
    expect(await mailing(token, lineId, { sendOn: '2026-12-11' })).toMatchObject({
      lines: [{ maskedEmail: 'B…@O…', sendOn: '2026-12-11' }],
    });
    expect((await pages.changesOf(id)).map(({ kind }) => kind)).toEqual(['mailing_changed', 'mailing_changed']);
    expect(await mailing(token, lineId, {})).toMatchObject({ lines: [{ sendOn: null }] });
    await job();
    expect(await pages.show(token)).toMatchObject({ lines: [{ sentAt: clock.now().toISOString(), url: null }] });
    const { data } = await orders.ask(
      'query ($id: ID!) { voucherMail(id: $id) { recipientEmail } }',
      { id: lineId },
      service as never,
    );
    expect(data?.voucherMail).toEqual({ recipientEmail: 'Bettina@Other.test' });
    expect(await mailing(token, lineId, { sendOn: '2026-12-24' })).toMatchObject({
      __typename: 'VoucherNotChangeable',
      message: expect.stringContaining('has gone out'),
    });
  });

  it('changes it before or after it goes, never while: what is mailed is what the page said', async () => {
    const gifts = [];
    for (let round = 0; round < 8; round += 1) gifts.push(await give({}));
    const answers = await Promise.all([
      ...gifts.map(({ token, lineId }) => mailing(token, lineId, { sendOn: '2026-12-24' })),
      job(),
    ]);
    for (const [at, { token }] of gifts.entries()) {
      const isChanged = answers[at]?.__typename === 'Order';
      const voucher = (await pages.show(token))?.lines.find(({ kind }) => kind === 'voucher');
      expect({ isChanged, isSent: voucher?.sentAt !== null }).toEqual({ isChanged, isSent: !isChanged });
    }
  });

  it('is told of an address or a day that cannot be, and changes no other voucher', async () => {
    const [{ token, lineId }, other] = [await give(), await give()];
    for (const [field, input] of [
      ['recipientEmail', { recipientEmail: 'nobody' }],
      ['sendOn', { sendOn: '2026-11-30' }],
      ['sendOn', { sendOn: '2028-01-01' }],
    ] as const)
      expect(await mailing(token, lineId, input)).toMatchObject({ __typename: 'InvalidInput', fields: [{ field }] });
    for (const strange of [other.lineId, randomUUID(), 'x'])
      expect(await mailing(token, strange, { sendOn: '2026-12-24' })).toMatchObject({
        __typename: 'VoucherNotChangeable',
      });
    expect(await mailing('x'.repeat(43), lineId, {})).toMatchObject({ __typename: 'OrderNotFound' });
    expect(await pages.show(other.token)).toMatchObject({ lines: [{ sendOn: '2026-12-10' }] });
  });
});
