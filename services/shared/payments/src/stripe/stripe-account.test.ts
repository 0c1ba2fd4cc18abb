import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { FakeStripe } from '../testing/fake-stripe.js';
import { StripeAccount } from './stripe-account.js';

const keys = { secretKey: 'rk_test_of_hilltop', webhookSecret: 'whsec_of_hilltop' };
let stripe: FakeStripe;
beforeAll(async () => {
  stripe = await FakeStripe.start(keys);
});
afterAll(() => stripe.close());

const account = (secretKey = keys.secretKey, apiUrl = stripe.url) =>
  new StripeAccount({ secretKey, apiUrl }, 'America/Chicago');
let made = 0;
function moved(at: string, reporting_category: string, amount: number, fee = 0): void {
  made += 1;
  const common = { id: `txn_${made}`, object: 'balance_transaction', status: 'available', metadata: {} };
  stripe.balance.unshift({
    ...common,
    created: Date.parse(at) / 1_000,
    reporting_category,
    amount,
    fee,
    currency: 'usd',
  });
}

it('adds up what moved on each day of the venue, over all pages', async () => {
  moved('2026-06-01T04:59:59Z', 'charge', 70_000);
  for (let sale = 0; sale < 150; sale += 1) moved('2026-06-01T05:00:00Z', 'charge', 1_000, 59);
  moved('2026-06-01T20:00:00Z', 'refund', -2_500);
  // One second before midnight at the venue, and midnight.
  moved('2026-06-03T04:59:59Z', 'payout', -147_500 + 150 * 59);
  moved('2026-06-03T04:59:59Z', 'payout_reversal', 500);
  moved('2026-06-03T04:59:59Z', 'dispute', -1_000, 1_500);
  moved('2026-06-03T04:59:59Z', 'dispute_reversal', 400);
  moved('2026-06-03T05:00:00Z', 'charge', 80_000);
  expect(await account().days('2026-06-01', '2026-06-02')).toEqual([
    { date: '2026-06-02', movedCents: -600, feeCents: -1_500, paidOutCents: 147_500 - 150 * 59 - 500 },
    { date: '2026-06-01', movedCents: 147_500, feeCents: -150 * 59, paidOutCents: 0 },
  ]);
  expect(stripe.calls).toEqual(['GET /v1/balance_transactions', 'GET /v1/balance_transactions']);
});

it('throws when Stripe does not know the key, or is away', async () => {
  await expect(account('rk_of_another').days('2026-06-01', '2026-06-02')).rejects.toThrow('Invalid API Key provided');
  await expect(account(keys.secretKey, 'http://127.0.0.1:9').days('2026-06-01', '2026-06-02')).rejects.toThrow();
});
