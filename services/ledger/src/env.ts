import { paymentVariables } from '@hilltop/payments/payment-variables';
import type { EnvironmentOf } from '@hilltop/platform/environment/service-variables';
import { secretListVariable, timeZoneVariable } from '@hilltop/platform/environment/variables';

const { PAYMENT_PROVIDER, STRIPE_SECRET_KEY, STRIPE_API_URL } = paymentVariables;

/** Variables of this service, besides those that every service has. */
export const variables = {
  /** The venue's time zone, in which days of business begin and end. */
  VENUE_TIME_ZONE: timeZoneVariable.default('America/Chicago'),
  /** Secrets whose keys sign sealed days: the first signs, and days that the others signed are verified too. */
  SEAL_SECRETS: secretListVariable,
  /** Whom to ask what was paid out. The key needs the right to read the balance, and no other. */
  PAYMENT_PROVIDER,
  STRIPE_SECRET_KEY,
  STRIPE_API_URL,
};

export type Environment = EnvironmentOf<typeof variables>;
