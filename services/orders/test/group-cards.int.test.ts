import { randomUUID } from 'node:crypto';
import { SendRefunds } from '@hilltop/payments/send-refunds/send-refunds';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { booksOf } from './support/books.js';
import { type GroupCards, runGroupCards } from './support/group-cards.js';
import type { ShownGroup } from './support/group-desk.js';

let groups: GroupCards;
let desk: GroupCards['desk'];
beforeAll(async () => {
  groups = await runGroupCards();
  desk = groups.desk;
}, 60_000);
afterAll(() => groups.close());
beforeEach(async () => {
  await groups.clear();
  groups.stripe.forgiveAll();
});

const CAPTURE = 'POST /v1/payment_intents/*/capture';
/** The day after the visit, on which all who were counted have come. */
const visited = async (group: ShownGroup): Promise<ShownGroup> => {
  groups.at('2027-03-17T15:00:00Z');
  await groups.job();
  return desk.shown(group.number);
};
const sendRefunds = () => groups.app.get(SendRefunds, { strict: false }).execute();
const tell = async (type: string, object: Record<string, unknown>): Promise<number> => {
  const { body, headers } = groups.stripe.message(type, object, groups.now());
  const init = { method: 'POST', headers, body: new Uint8Array(body) };
  return (await fetch(`${groups.url}/payment-webhook`, init)).status;
};
const today = { day: '2027-01-05' };

describe('a deposit by card', () => {
  it('books the seats, and is charged after that', async () => {
    const group = await desk.accepted();
    const token = groups.tokenOf(group);
    expect(await groups.due(token)).toEqual({ payableCents: 12_000, payingCents: 0 });
    let atBooking: unknown;
    groups.bookings.groups.before = () => {
      atBooking = [...groups.stripe.intents.values()].at(-1)?.status;
    };
    const paid = await groups.pay(token, '120.00');
    expect(paid).toMatchObject({ __typename: 'GroupPaid', cents: 12_000 });
    expect(atBooking).toBe('requires_capture');
    expect(groups.charged(paid.intent)).toEqual({ status: 'succeeded', cents: 12_000 });
    expect(await desk.shown(group.number)).toMatchObject({
      state: 'secured',
      money: { receivedCents: 12_000, entries: [{ cause: 'received', method: 'card', canBeReversed: false }] },
    });
    expect(await booksOf(groups, group.id)).toEqual({ card: 12_000, 'deferred_visits tour': -12_000 });
    expect(await groups.due(token)).toEqual({ payableCents: 36_000, payingCents: 0 });
  });

  it('accepts a quote that is not accepted yet', async () => {
    const group = await desk.quoted();
    const other = await desk.quoted({ organizerEmail: 'ada@school.test' });
    const acceptance = { version: 1, name: 'Dr. Reyes', position: 'Principal' };
    const paid = await groups.pay(groups.tokenOf(group), '120.00', { acceptance });
    expect(paid).toMatchObject({ __typename: 'GroupPaid' });
    expect(await desk.shown(group.number)).toMatchObject({ state: 'secured', acceptance });
    const refused = await groups.pay(groups.tokenOf(other), '120.00', { acceptance: { ...acceptance, version: 2 } });
    expect(refused).toMatchObject({ __typename: 'PaymentRefused', message: expect.stringMatching(/changed/) });
    expect(groups.charged(refused.intent)).toEqual({ status: 'canceled', cents: 0 });
  });

  it('is let go where the seats are gone', async () => {
    const group = await desk.accepted();
    groups.bookings.groups.groups.clear();
    const refused = await groups.pay(groups.tokenOf(group), '120.00');
    expect(refused).toMatchObject({ __typename: 'PaymentRefused', message: expect.stringMatching(/no longer has/) });
    expect(groups.charged(refused.intent)).toEqual({ status: 'canceled', cents: 0 });
    expect(await booksOf(groups, group.id)).toEqual({});
  });

  it('that the bank takes back at last gives the seats back, too', async () => {
    const group = await desk.accepted();
    groups.stripe.failNext(CAPTURE, 402);
    const refused = await groups.pay(groups.tokenOf(group), '120.00');
    expect(refused).toMatchObject({ __typename: 'PaymentRefused' });
    expect(await desk.shown(group.number)).toMatchObject({ state: 'ended', ending: 'hold_ended' });
    expect(groups.seatsOf(group.id)).toEqual([]);
    expect(groups.charged(refused.intent).cents).toBe(0);
  });

  it('waits for bookings, and is charged once it has answered', async () => {
    const group = await desk.accepted();
    const token = groups.tokenOf(group);
    const { intentId: paymentIntentId = '' } = await groups.start(token, '120.00');
    groups.stripe.payInBrowser(paymentIntentId);
    groups.bookings.server.isAway = true;
    const key = randomUUID();
    const waiting = await groups.send(token, { amount: '120.00', paymentIntentId }, key);
    expect(waiting).toMatchObject({ __typename: 'PaymentUnderWay', cents: 12_000 });
    expect(await groups.due(token)).toMatchObject({ payingCents: 12_000 });
    expect(await groups.start(token, '120.00')).toMatchObject({ __typename: 'PaymentUnderWay' });
    groups.bookings.server.isAway = false;
    groups.later(1);
    await groups.finishPayments();
    expect(groups.charged(paymentIntentId)).toEqual({ status: 'succeeded', cents: 12_000 });
    expect(await groups.send(token, { amount: '120.00', paymentIntentId }, key)).toMatchObject({ cents: 12_000 });
    expect(await desk.shown(group.number)).toMatchObject({ state: 'secured', money: { receivedCents: 12_000 } });
  });
});

describe('what a card pays', () => {
  it('is what is owed now, and what the payer saw', async () => {
    const asked = await desk.ask();
    expect(await groups.start(groups.tokenOf(asked), '10.00')).toMatchObject({ __typename: 'NothingDue' });
    const token = groups.tokenOf(await desk.accepted());
    expect(await groups.start(token, '100.00')).toMatchObject({ fields: [{ field: 'amount' }] });
    expect(await groups.start('a token', '120.00')).toMatchObject({ __typename: 'GroupNotFound' });
    const paid = await groups.pay(token, '120.00');
    expect(await groups.send(token, { amount: '360.00', paymentIntentId: paid.intent })).toMatchObject({
      __typename: 'PaymentAlreadyUsed',
    });
    expect(groups.charged(paid.intent).cents).toBe(12_000);
  });

  it('is a bill, by the link of the bill', async () => {
    const invoiced = await desk.invoice(await visited(await desk.secured()), true);
    const bill = await groups.billOf(invoiced.money.documents[0]?.number ?? '');
    expect(await groups.bill(bill)).toEqual({ openCents: 48_000, payableCents: 48_000, payingCents: 0 });
    expect(await groups.pay(bill, '480.00')).toMatchObject({ __typename: 'GroupPaid' });
    expect(await groups.bill(bill)).toEqual({ openCents: 0, payableCents: 0, payingCents: 0 });
    expect(await groups.start(groups.tokenOf(invoiced), '480.00')).toMatchObject({ __typename: 'NothingDue' });
    expect(await booksOf(groups, invoiced.id)).toEqual({ card: 48_000, 'deferred_visits tour': -48_000 });
  });

  it('is not charged by two at once', async () => {
    const group = await desk.invoice(await visited(await desk.secured()), true);
    const token = groups.tokenOf(group);
    const bill = await groups.billOf(group.money.documents[0]?.number ?? '');
    const intents = await Promise.all(
      [token, bill, token, bill].map(async (by) => {
        const { intentId = '' } = await groups.start(by, '480.00');
        groups.stripe.payInBrowser(intentId);
        return [by, intentId] as const;
      }),
    );
    const answers = await Promise.all(
      intents.map(([by, paymentIntentId]) => groups.send(by, { amount: '480.00', paymentIntentId })),
    );
    expect(answers.filter(({ __typename }) => __typename === 'GroupPaid')).toHaveLength(1);
    const taken = intents.map(([, intent]) => groups.charged(intent));
    expect(taken.reduce((sum, { cents }) => sum + cents, 0)).toBe(48_000);
    expect(taken.filter(({ status }) => status === 'requires_capture')).toEqual([]);
    expect(await desk.shown(group.number)).toMatchObject({ money: { owedCents: 0, dueBackCents: 0 } });
  });

  it('is not charged once a check has come meanwhile', async () => {
    const group = await desk.invoice(await visited(await desk.secured()), true);
    const token = groups.tokenOf(group);
    const { intentId: paymentIntentId = '' } = await groups.start(token, '480.00');
    groups.stripe.payInBrowser(paymentIntentId);
    groups.stripe.delayMs.set('GET /v1/payment_intents/*', 300);
    const paying = groups.send(token, { amount: '480.00', paymentIntentId });
    await desk.pay(group, '480.00', { day: '2027-03-17' });
    const answer = await paying;
    groups.stripe.delayMs.clear();
    expect(answer.__typename).not.toBe('GroupPaid');
    expect(groups.charged(paymentIntentId).cents).toBe(0);
    expect(await desk.shown(group.number)).toMatchObject({ money: { dueBackCents: 0, owedCents: 0 } });
  });
});

describe('money that goes back to cards', () => {
  const canceled = async () => {
    const group = await desk.accepted();
    const token = groups.tokenOf(group);
    const deposit = await groups.pay(token, '120.00');
    groups.later(1);
    const rest = await groups.pay(token, '360.00');
    const ended = await desk.end(await desk.shown(group.number), 'canceled');
    return { group: ended, deposit: deposit.intent, rest: rest.intent };
  };

  it('goes to the last card first, and stands in the books once it has arrived', async () => {
    const { group, deposit, rest } = await canceled();
    expect(group.money).toMatchObject({ dueBackCents: 48_000, backToCardsCents: 48_000 });
    expect(await desk.payOut(group, '480.01', { method: 'card', ...today })).toMatchObject({
      fields: [{ field: 'amount' }],
    });
    const sent = await desk.payOut(group, '400.00', { method: 'card', ...today });
    expect(sent.money).toMatchObject({ dueBackCents: 8_000, backToCardsCents: 8_000, receivedCents: 8_000 });
    expect(await booksOf(groups, group.id)).toEqual({ card: 48_000, refunds_due: -48_000 });
    groups.stripe.refundStatus = 'succeeded';
    await sendRefunds();
    expect([groups.charged(rest).cents, groups.charged(deposit).cents]).toEqual([0, 8_000]);
    expect(await booksOf(groups, group.id)).toEqual({ card: 8_000, refunds_due: -8_000 });
    expect((await desk.payOut(group, '80.00', { method: 'check', ...today })).money).toMatchObject({ dueBackCents: 0 });
    expect(await booksOf(groups, group.id)).toEqual({ card: 8_000, bank: -8_000 });
  });

  it('is owed again where it did not arrive', async () => {
    const { group } = await canceled();
    groups.stripe.refundStatus = 'pending';
    await desk.payOut(group, '480.00', { method: 'card', ...today });
    await sendRefunds();
    for (const { id } of [...groups.stripe.refunds.values()].slice(-2))
      expect(await tell('refund.failed', groups.stripe.account.endRefund(id, 'failed'))).toBe(204);
    const failed = await desk.shown(group.number);
    expect(failed.money).toMatchObject({ dueBackCents: 48_000, receivedCents: 48_000 });
    expect(await booksOf(groups, group.id)).toEqual({ card: 48_000, refunds_due: -48_000 });
    expect((await desk.payOut(group, '480.00', { method: 'transfer', ...today })).money).toMatchObject({
      dueBackCents: 0,
    });
  });

  it('is never what a check paid, and nobody writes down a card by hand', async () => {
    const group = await desk.pay(await desk.accepted(), '120.00', today);
    const ended = await desk.end(await desk.shown(group.number), 'canceled');
    expect(await desk.payOut(ended, '120.00', { method: 'card', ...today })).toMatchObject({
      fields: [{ field: 'amount' }],
    });
    expect(await desk.pay(ended, '1.00', { method: 'card', ...today })).toMatchObject({
      fields: [{ field: 'method' }],
    });
  });
});

it('a bank that takes the payment of a group back is on its sheet, and in the books', async () => {
  const group = await desk.accepted();
  const { intent } = await groups.pay(groups.tokenOf(group), '120.00');
  groups.stripe.now = () => new Date('2027-01-06T15:00:00Z');
  const dispute = groups.stripe.dispute(intent);
  expect(await tell('charge.dispute.created', dispute)).toBe(204);
  expect((await desk.shown(group.number)).money).toMatchObject({
    disputes: [{ amount: '120.00', status: 'open' }],
    backToCardsCents: 0,
  });
  expect(await booksOf(groups, group.id)).toEqual({ 'deferred_visits tour': -12_000, disputes: 12_000 });
});
