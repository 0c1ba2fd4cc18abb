import { dayAt } from '@hilltop/platform/values/calendar-date';
import type Stripe from 'stripe';
import { ProviderAccount, type ProviderDay } from '../provider-account.js';
import { connectToStripe, type StripeKey } from './connect-to-stripe.js';
import { CURRENCY } from './stripe-authorizations.js';

/** A report waits 10 seconds: no page is requested after `WAIT_MS`, and none takes longer than `CALL_MS`. */
const CALL_MS = 3_000;
const WAIT_MS = 6_000;
const DAY_SECONDS = 86_400;

type Part = Exclude<keyof ProviderDay, 'date'>;

/** Stripe's names (https://docs.stripe.com/reports/reporting-categories). All others are deductions by Stripe. */
const PARTS: Readonly<Partial<Record<string, Part>>> = {
  charge: 'movedCents',
  charge_failure: 'movedCents',
  refund: 'movedCents',
  refund_failure: 'movedCents',
  partial_capture_reversal: 'movedCents',
  dispute: 'movedCents',
  dispute_reversal: 'movedCents',
  payout: 'paidOutCents',
  payout_reversal: 'paidOutCents',
};

/** Its key needs only the right to read the balance. */
export class StripeAccount extends ProviderAccount {
  override readonly movesMoney = true;
  private readonly stripe: Stripe;

  /** @param timeZone the venue's */
  constructor(
    key: StripeKey,
    private readonly timeZone: string,
  ) {
    super();
    this.stripe = connectToStripe(key, { timeout: CALL_MS, maxNetworkRetries: 0 });
  }

  override async days(from: string, to: string): Promise<readonly ProviderDay[]> {
    // A day wider on both sides covers the venue's days in any time zone.
    const created = { gte: utcMidnight(from) - DAY_SECONDS, lt: utcMidnight(to) + 2 * DAY_SECONDS };
    const giveUpAt = performance.now() + WAIT_MS;
    const days = new Map<string, Record<Part, number>>();
    for await (const one of this.stripe.balanceTransactions.list({ created, currency: CURRENCY, limit: 100 })) {
      if (performance.now() > giveUpAt) throw new Error('Stripe has more of these days than it says in time');
      const date = dayAt(this.timeZone, one.created * 1_000);
      if (date < from || date > to) continue;
      const day = days.get(date) ?? { movedCents: 0, feeCents: 0, paidOutCents: 0 };
      const part = PARTS[one.reporting_category] ?? 'feeCents';
      // Stripe's balance falls by its payouts.
      day[part] += part === 'paidOutCents' ? -one.amount : one.amount;
      day.feeCents -= one.fee;
      days.set(date, day);
    }
    return [...days].map(([date, day]) => ({ date, ...day }));
  }
}

const utcMidnight = (date: string): number => Date.parse(date) / 1_000;
