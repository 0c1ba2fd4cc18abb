import { FakeStripe } from '@hilltop/payments/testing/fake-stripe';
import { testStaff } from '@hilltop/platform/testing/test-service';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { providerAccount } from '../src/reports/payouts/provider-account.js';
import { type Books, runBooks, visit } from './support/books.js';

const PAYOUTS = `query ($from: String!, $to: String!) { payouts(from: $from, to: $to) { __typename ... on Refusal { message }
  ... on Payouts { movesMoney days { date capturedCents refundedCents providerCents differenceCents feeCents paidOutCents } } } }`;
const keys = { secretKey: 'rk_test_of_hilltop', webhookSecret: 'whsec_of_hilltop' };

/** Wednesday: two cards, one at the reader of the door, and cash. Friday: a card, and a refund. */
async function sell(books: Books): Promise<void> {
  const START = '2026-06-20T15:00:00.000Z';
  const paid = (at: string, cents: number, tender?: string) =>
    books.take({ at, lines: visit(cents, START, crypto.randomUUID(), tender) });
  await paid('2026-06-03T15:00:00Z', 5_000);
  // 11 PM at the venue.
  await paid('2026-06-04T04:00:00Z', 2_500);
  await paid('2026-06-03T15:00:00Z', 700, 'card_reader');
  await paid('2026-06-03T15:00:00Z', 900, 'cash');
  await paid('2026-06-05T15:00:00Z', 4_000);
  const back = { tender: 'card', cents: 1_000 };
  await books.take({
    at: '2026-06-05T16:00:00Z',
    cause: 'refund_settled',
    lines: [
      { ...back, account: 'refunds_due' },
      { ...back, account: 'card', cents: -1_000 },
    ],
  });
}

/** The days on which something moved. */
async function moved(books: Books, from = '2026-06-01', to = '2026-06-12') {
  const { days, ...rest } = await books.report(PAYOUTS, { from, to });
  const isMoved = ({ date, ...cents }: Record<string, unknown>) => Object.values(cents).some((each) => each !== 0);
  return { ...rest, days: (days as Record<string, unknown>[]).filter(isMoved) };
}

const agreed = { refundedCents: 0, differenceCents: 0, feeCents: 0, paidOutCents: 0 };
const none = { ...agreed, capturedCents: 0, providerCents: 0 };

describe('the provider of the demo', () => {
  let books: Books;
  beforeAll(async () => {
    books = await runBooks();
    await sell(books);
  });
  afterAll(() => books.close());

  it('pays out each day two business days later, when that day has come', async () => {
    const days = [
      { ...agreed, date: '2026-06-03', capturedCents: 7_500, providerCents: 7_500 },
      {
        ...agreed,
        date: '2026-06-05',
        capturedCents: 4_000,
        refundedCents: -1_000,
        providerCents: 3_000,
        paidOutCents: 7_500,
      },
    ];
    books.clock.set('2026-06-05T18:00:00Z');
    expect(await moved(books)).toEqual({ __typename: 'Payouts', movesMoney: false, days });
    books.clock.set('2026-06-09T18:00:00Z');
    expect(await moved(books)).toMatchObject({ days: [...days, { ...none, date: '2026-06-09', paidOutCents: 3_000 }] });
    // A payout whose sales are before the first day of the report.
    expect(await moved(books, '2026-06-09', '2026-06-09')).toMatchObject({ days: [{ paidOutCents: 3_000 }] });
  });

  it('is compared for at most 92 days, and for managers alone', async () => {
    expect(await books.report(PAYOUTS, { from: '2026-03-01', to: '2026-06-01' })).toEqual({
      __typename: 'DaysRefused',
      message: 'A report has at most 92 days.',
    });
    const desk = { ...testStaff, staffRole: 'desk' } as unknown as typeof testStaff;
    const { errors } = await books.ask(PAYOUTS, { from: '2026-06-01', to: '2026-06-02' }, desk);
    expect(errors?.[0]?.extensions?.code).toBe('ROLE_REQUIRED');
  });
});

describe('Stripe', () => {
  let books: Books;
  let stripe: FakeStripe;
  beforeAll(async () => {
    stripe = await FakeStripe.start(keys);
    const environment = { PAYMENT_PROVIDER: 'stripe', STRIPE_SECRET_KEY: keys.secretKey, STRIPE_API_URL: stripe.url };
    books = await runBooks(environment);
    await sell(books);
  });
  afterAll(async () => {
    await books.close();
    await stripe.close();
  });
  beforeEach(() => {
    const row = (at: string, reporting_category: string, amount: number, fee = 0) => ({
      ...{ id: `txn_${at}_${amount}`, object: 'balance_transaction', status: 'available', metadata: {} },
      ...{ created: Date.parse(at) / 1_000, reporting_category, amount, fee, currency: 'usd' },
    });
    stripe.balance.splice(
      0,
      Number.POSITIVE_INFINITY,
      row('2026-06-05T20:00:00Z', 'payout', -7_223),
      row('2026-06-05T16:00:00Z', 'refund', -1_000),
      row('2026-06-05T15:00:00Z', 'charge', 4_000, 146),
      row('2026-06-04T04:00:00Z', 'charge', 2_500, 102),
      row('2026-06-03T15:00:00Z', 'charge', 5_000, 175),
    );
  });

  const wednesday = { ...agreed, date: '2026-06-03', capturedCents: 7_500, providerCents: 7_500, feeCents: -277 };
  const friday = { ...agreed, date: '2026-06-05', capturedCents: 4_000, refundedCents: -1_000, providerCents: 3_000 };

  it('agrees with the books on every day, with its fees and what it paid out', async () => {
    expect(await moved(books)).toEqual({
      __typename: 'Payouts',
      movesMoney: true,
      days: [wednesday, { ...friday, feeCents: -146, paidOutCents: 7_223 }],
    });
  });

  it('differs by one cent on the day of a charge that is one cent more', async () => {
    const charge = stripe.balance.find(({ amount }) => amount === 2_500);
    if (charge) charge.amount = 2_501;
    expect((await moved(books)).days).toMatchObject([
      { date: '2026-06-03', capturedCents: 7_500, providerCents: 7_501, differenceCents: 1 },
      { date: '2026-06-05', differenceCents: 0 },
    ]);
  });

  it('agrees with the books on days on which a bank took a payment back, and gave in', async () => {
    const lines = (cents: number) => [
      { account: 'card', tender: 'card', cents: -cents } as const,
      { account: 'disputes', tender: 'card', cents } as const,
    ];
    const DAYS = { from: '2026-06-10', to: '2026-06-12' };
    const LINES = `query ($filter: MoneyLineFilter!) { moneyLines(filter: $filter) { ... on MoneyLinePage { sumCents } } }`;
    await books.take({ at: '2026-06-10T15:00:00Z', cause: 'disputed', lines: lines(2_500) });
    await books.take({ at: '2026-06-12T15:00:00Z', cause: 'dispute_won', lines: lines(-2_500) });
    const row = (at: string, reporting_category: string, amount: number, fee = 0) => ({
      ...{ id: `txn_${at}`, object: 'balance_transaction', status: 'available', metadata: {} },
      ...{ created: Date.parse(at) / 1_000, reporting_category, amount, fee, currency: 'usd' },
    });
    stripe.balance.unshift(
      row('2026-06-12T15:00:00Z', 'dispute_reversal', 2_500),
      row('2026-06-10T15:00:00Z', 'dispute', -2_500, 1_500),
    );
    const { days } = await moved(books, DAYS.from, DAYS.to);
    expect(days).toEqual([
      { ...none, date: '2026-06-10', refundedCents: -2_500, providerCents: -2_500, feeCents: -1_500 },
      { ...none, date: '2026-06-12', capturedCents: 2_500, providerCents: 2_500 },
    ]);
    // What a bank holds was taken in, and is no refund and no sale.
    const TAKINGS = `query ($from: String!, $to: String!) { takings(from: $from, to: $to) { ... on Takings { takenInCents } } }`;
    expect(await books.report(TAKINGS, { from: DAYS.from, to: DAYS.from })).toEqual({ takenInCents: 0 });
    for (const filter of [{ refund: true }, { sold: true }, { accounts: ['card'], refund: true }])
      expect(await books.report(LINES, { filter: { ...DAYS, ...filter } })).toEqual({ sumCents: 0 });
    expect(await books.report(LINES, { filter: { ...DAYS, to: DAYS.from, accounts: ['disputes'] } })).toEqual({
      sumCents: 2_500,
    });
  });

  it('is away: a refusal says so, and the other reports stand', async () => {
    stripe.isAway = true;
    expect(await books.report(PAYOUTS, { from: '2026-06-01', to: '2026-06-12' })).toEqual({
      __typename: 'ProviderSilent',
      message: 'The payment provider did not report its payouts. Please try again in a few minutes.',
    });
    const TAKINGS = `query { takings(from: "2026-06-01", to: "2026-06-12") { ... on Takings { takenInCents } } }`;
    expect(await books.report(TAKINGS)).toEqual({ takenInCents: 13_100 });
    stripe.isAway = false;
    expect(await moved(books)).toMatchObject({ __typename: 'Payouts' });
  });
});

it('does not start with Stripe and no key', async () => {
  const environment = { PAYMENT_PROVIDER: 'stripe' } as Parameters<typeof providerAccount.useFactory>[0];
  const unused = {} as never;
  await expect(providerAccount.useFactory(environment, unused, unused)).rejects.toThrow(
    'STRIPE_SECRET_KEY must be set when PAYMENT_PROVIDER is stripe',
  );
});
