import { PaymentProvider } from '@hilltop/payments/payment-provider';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { GroupPaymentsRepository } from '../src/groups/pay/group-payments.repository.js';
import { type GroupCards, runGroupCards } from './support/group-cards.js';
import { organizer } from './support/my-group.js';
import { pauseChanges } from './support/paused-changes.js';

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

/** A method whose first call waits until there is a second one, or `arrive` says that there will be none. */
function meetAt<Name extends string>(owner: { [name in Name]: (asked: never) => Promise<unknown> }, name: Name) {
  const act = owner[name].bind(owner);
  const both = Promise.withResolvers<void>();
  let there = 0;
  const arrive = (): void => {
    there += 1;
    if (there === 2) both.resolve();
  };
  owner[name] = async (asked) => {
    arrive();
    await both.promise;
    return act(asked);
  };
  return { arrive, end: () => Reflect.deleteProperty(owner, name) };
}

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
  // Both have read that nothing is under way, and charge at the same moment where both can.
  const payments = groups.app.get(GroupPaymentsRepository, { strict: false });
  const provider = groups.app.get(PaymentProvider, { strict: false });
  const [starting, charging] = [meetAt(payments, 'start'), meetAt(provider, 'capture')];
  const send = async (paymentIntentId: string) => {
    const { __typename } = await groups.send(token, { amount: '480.00', paymentIntentId });
    if (__typename !== 'GroupPaid') charging.arrive();
  };
  await Promise.all(intents.map(send)).finally(() => [starting, charging].map(({ end }) => end()));
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

/** 5 PM, seven days before the visit, and its last start. */
const FINAL = {
  before: '2027-03-09T22:59:59Z',
  after: '2027-03-09T23:00:01Z',
  people: [40, 5],
  totalCents: 40_000,
} as const;
const BEGUN = {
  before: '2027-03-16T19:59:59Z',
  after: '2027-03-16T20:00:01Z',
  people: [49, 6],
  totalCents: 49_000,
} as const;

const ORDERS = ['count', 'invoice', 'both at once'] as const;

/** A count that was allowed when it was asked for, written after the moment, while the invoice is issued. @returns what is wrong */
async function countedAtLast(
  { before, after, people, totalCents }: typeof FINAL | typeof BEGUN,
  first: (typeof ORDERS)[number],
  isGuarded: boolean,
): Promise<string[]> {
  await groups.clear();
  const secured = await desk.pay(await desk.accepted(), '120.00', { day: '2027-01-05' });
  groups.at(before);
  const group = await desk.shown(secured.number);
  const changes = pauseChanges(groups, isGuarded);
  const counting = mine.count(groups.tokenOf(group), group, people[0], people[1]);
  await changes.reached(1);
  groups.at(after);
  const beginning = groups.job();
  if (first === 'invoice') await desk.invoice(group, false);
  changes.goOn();
  if (first === 'count') await counting;
  const invoicing = first === 'invoice' ? undefined : desk.invoice(group, false);
  const [counted] = await Promise.all([counting, invoicing, beginning]);
  groups.at('2027-03-17T15:00:00Z');
  await groups.job();
  await desk.invoice(await desk.shown(group.number), false);
  const { state, quote, money } = await desk.shown(group.number);
  const isCounted = counted.__typename === 'MyGroup';
  const owed = isCounted ? totalCents : 48_000;
  const billed = money.documents.reduce((sum, document) => sum + document.totalCents, 0);
  const isRight =
    state === 'visited' && quote?.totalCents === owed && billed === owed && money.owedCents === owed - 12_000;
  return isRight ? [] : [`${first}: ${counted.__typename} ${state} ${quote?.totalCents} ${billed} ${money.owedCents}`];
}

describe('a count that is changed as it becomes final, or the visit begins, while the invoice is issued', () => {
  const all = [FINAL, BEGUN].flatMap((moment) => ORDERS.map((first) => [moment, first] as const));

  it('is in what is billed, or is refused', async () => {
    for (let round = 0; round < 3; round += 1)
      for (const at of all) expect(await countedAtLast(at[0], at[1], true)).toEqual([]);
  }, 120_000);

  it('is neither where it reads the state, then writes (negative control)', async () => {
    expect(await countedAtLast(FINAL, 'invoice', false)).not.toEqual([]);
  });
});
