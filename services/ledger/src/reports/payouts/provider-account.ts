import { ProviderAccount, type ProviderDay } from '@hilltop/payments/provider-account';
import { EnvironmentError } from '@hilltop/platform/environment/read-environment';
import { ENVIRONMENT } from '@hilltop/platform/environment/service-variables';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { DataSource } from 'typeorm';
import { BY_PROVIDER } from '../../accounts.js';
import type { Environment } from '../../env.js';

/** Paid out on the second business day after each day; without fees. $1 and $2 dates, $3 now, $4 the venue's time zone. */
const DAYS = `
  WITH taken AS (
    SELECT business_date AS day, sum(cents)::float8 AS cents,
      business_date + CASE extract(isodow FROM business_date) WHEN 4 THEN 4 WHEN 5 THEN 4 WHEN 6 THEN 3 ELSE 2 END AS paid_out_on
    FROM money_lines WHERE ${BY_PROVIDER} AND business_date BETWEEN $1::date - 4 AND $2::date GROUP BY 1
  ), moved AS (
    SELECT day, cents AS moved, 0 AS paid_out FROM taken
    UNION ALL SELECT paid_out_on, 0, cents FROM taken WHERE paid_out_on <= ($3::timestamptz AT TIME ZONE $4)::date
  )
  SELECT to_char(day, 'YYYY-MM-DD') AS date, sum(moved)::float8 AS "movedCents", 0 AS "feeCents", sum(paid_out)::float8 AS "paidOutCents"
  FROM moved WHERE day BETWEEN $1::date AND $2::date GROUP BY day`;

/** The demo's provider moves no money: its figures are those of the books. */
class DemoAccount extends ProviderAccount {
  override readonly movesMoney = false;

  /** @param timeZone the venue's */
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly timeZone: string,
  ) {
    super();
  }

  override days(from: string, to: string): Promise<readonly ProviderDay[]> {
    return this.dataSource.query<ProviderDay[]>(DAYS, [from, to, this.clock.now(), this.timeZone]);
  }
}

/** @throws EnvironmentError when the key is missing */
async function openProviderAccount(
  { PAYMENT_PROVIDER, STRIPE_SECRET_KEY: secretKey, STRIPE_API_URL: apiUrl, VENUE_TIME_ZONE: zone }: Environment,
  dataSource: DataSource,
  clock: Clock,
): Promise<ProviderAccount> {
  if (PAYMENT_PROVIDER === 'mock') return new DemoAccount(dataSource, clock, zone);
  if (secretKey === undefined) {
    throw new EnvironmentError(['STRIPE_SECRET_KEY must be set when PAYMENT_PROVIDER is stripe']);
  }
  // Loaded on demand because the package is large.
  const { StripeAccount } = await import('@hilltop/payments/stripe/stripe-account');
  return new StripeAccount({ secretKey, apiUrl }, zone);
}

export const providerAccount = {
  provide: ProviderAccount,
  useFactory: openProviderAccount,
  inject: [ENVIRONMENT, DataSource, CLOCK],
};
