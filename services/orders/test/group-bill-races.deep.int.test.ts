import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type GroupCards, runGroupCards } from './support/group-cards.js';
import { organizer } from './support/my-group.js';

const CAPTURE = 'POST /v1/payment_intents/*/capture';
const ONE_AT_A_TIME = `CREATE UNIQUE INDEX group_payments_one_at_a_time ON group_payments (group_id) WHERE state NOT IN ('paid', 'refused')`;

let groups: GroupCards;
let desk: GroupCards['desk'];
let mine: ReturnType<typeof organizer>;
beforeAll(async () => {
  groups = await runGroupCards();
  desk = groups.desk;
  mine = organizer(groups);
}, 60_000);
afterAll(() => groups.close());
beforeEach(() => groups.clear());

/** Two people pay an invoice of $480.00 at the same moment. @returns US cents that were charged */
async function chargedAtOnce(): Promise<number> {
  const secured = await desk.secured();
  groups.at('2027-03-17T15:00:00Z');
  await groups.job();
  const group = await desk.invoice(await desk.shown(secured.number), true);
  const token = groups.tokenOf(group);
  const intents = await Promise.all(
    [1, 2].map(async () => {
      const { intentId = '' } = await groups.start(token, '480.00');
      groups.stripe.payInBrowser(intentId);
      return intentId;
    }),
  );
  groups.stripe.delayMs.set(CAPTURE, 500);
  await Promise.all(intents.map((paymentIntentId) => groups.send(token, { amount: '480.00', paymentIntentId })));
  groups.stripe.delayMs.clear();
  return intents.reduce((sum, intent) => sum + groups.charged(intent).cents, 0);
}

describe('two cards that pay the same invoice', () => {
  it('are charged once', async () => {
    expect(await chargedAtOnce()).toBe(48_000);
  });

  it('are both charged where a group can have two payments under way', async () => {
    const { dataSource } = groups.database;
    await dataSource.query('DROP INDEX group_payments_one_at_a_time');
    try {
      expect(await chargedAtOnce()).toBe(96_000);
    } finally {
      await dataSource.query('TRUNCATE group_payments');
      await dataSource.query(ONE_AT_A_TIME);
    }
  });
});

describe('a count that is changed while the invoice is issued', () => {
  it('is in the invoice, or is refused, and the other way round', async () => {
    for (let round = 0; round < 12; round += 1) {
      await groups.clear();
      const secured = await desk.pay(await desk.accepted(), '120.00', { day: '2027-01-05' });
      // The count is final: it goes up only, and the invoice can be issued.
      groups.at('2027-03-09T23:00:01Z');
      const group = await desk.shown(secured.number);
      const token = groups.tokenOf(group);
      const [counted, invoiced] = await Promise.all([
        pause(round % 4).then(() => mine.count(token, group, 49, 6)),
        pause((round + 2) % 4).then(() => desk.invoice(group, false)),
      ]);
      const now = await desk.shown(group.number);
      const [invoice] = now.money.documents;
      const isCounted = counted.__typename === 'MyGroup';
      const isInvoiced = invoiced.__typename === 'Group';
      expect(isCounted || isInvoiced).toBe(true);
      expect(isCounted && isInvoiced).toBe(false);
      expect(now.quote?.totalCents).toBe(isCounted ? 49_000 : 48_000);
      expect(invoice?.totalCents).toBe(isInvoiced ? 48_000 : undefined);
    }
  }, 120_000);
});
