import { paymentVariables } from '@hilltop/payments/payment-variables';
import type { EnvironmentOf } from '@hilltop/platform/environment/service-variables';
import {
  countVariable,
  privateKeyVariable,
  secretListVariable,
  timeZoneVariable,
  urlListVariable,
  urlVariable,
} from '@hilltop/platform/environment/variables';

/** Variables of this service, in addition to the common ones. */
export const variables = {
  ...paymentVariables,
  /** Base addresses of the replicas of catalog, which returns the prices of an order. */
  CATALOG_URLS: urlListVariable,
  /** Base addresses of the replicas of bookings, which holds and books the tours of carts. */
  BOOKINGS_URLS: urlListVariable,
  /** Signs these requests as this service. */
  IDENTITY_PRIVATE_KEY: privateKeyVariable,
  /** The venue's time zone, in which the day of a tax rate begins and vouchers are mailed. */
  VENUE_TIME_ZONE: timeZoneVariable.default('America/Chicago'),
  /** Address of the site, for the links to vouchers. */
  PUBLIC_URL: urlVariable,
  /** Secrets that codes of vouchers and links to them are made with: the first makes new ones, the others keep theirs. */
  VOUCHER_SECRETS: secretListVariable,
  /** Most codes of vouchers that are looked up per client address within the window. */
  VOUCHER_LOOKUP_LIMIT: countVariable(1, 1_000_000).default(30),
  /** The window, in seconds. */
  VOUCHER_LOOKUP_WINDOW_SECONDS: countVariable(1, 86_400).default(600),
  /** How long a line stays in a cart, in days. */
  CARTS_KEPT_DAYS: countVariable(1, 3_650).default(30),
  /** How long refunded payments without an order are kept, in days. */
  RETURNED_PAYMENTS_KEPT_DAYS: countVariable(1, 3_650).default(90),
  /** How long an order keeps its customer's name and address, in days. */
  CUSTOMERS_KEPT_DAYS: countVariable(1, 36_500).default(730),
};

export type Environment = EnvironmentOf<typeof variables>;
