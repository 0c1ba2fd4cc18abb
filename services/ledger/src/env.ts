import { paymentVariables } from '@hilltop/payments/payment-variables';
import type { EnvironmentOf } from '@hilltop/platform/environment/service-variables';
import { countVariable, secretListVariable, venueTimeZoneVariable } from '@hilltop/platform/environment/variables';
import { journalAccountsVariable } from './reports/journal.js';

const { PAYMENT_PROVIDER, STRIPE_SECRET_KEY, STRIPE_API_URL } = paymentVariables;

/** Variables in addition to those of every service. */
export const variables = {
  /** In which days of business begin and end. */
  VENUE_TIME_ZONE: venueTimeZoneVariable,
  /** Day of the next month on which a month's sales tax is due, as the law counts it: moved on from weekends and federal holidays. */
  SALES_TAX_DUE_DAY: countVariable(1, 28).default(20),
  /** Names of the accounts in QuickBooks Online: `cash=Petty cash;card=Bank:Card clearing`. */
  QUICKBOOKS_ACCOUNTS: journalAccountsVariable,
  /** Keys of sealed days: the first signs, and days that the others signed are verified too. */
  SEAL_SECRETS: secretListVariable,
  /** For payouts. The key needs only the right to read the balance. */
  PAYMENT_PROVIDER,
  STRIPE_SECRET_KEY,
  STRIPE_API_URL,
};

export type Environment = EnvironmentOf<typeof variables>;
