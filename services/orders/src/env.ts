import { paymentVariables } from '@hilltop/payments/payment-variables';
import type { EnvironmentOf } from '@hilltop/platform/environment/service-variables';
import {
  countVariable,
  privateKeyVariable,
  secretListVariable,
  urlListVariable,
  urlVariable,
  venueTimeZoneVariable,
} from '@hilltop/platform/environment/variables';

/** Variables in addition to the common ones. */
export const variables = {
  ...paymentVariables,
  CATALOG_URLS: urlListVariable,
  BOOKINGS_URLS: urlListVariable,
  /** Signs requests as this service. */
  IDENTITY_PRIVATE_KEY: privateKeyVariable,
  /** In which the day of a tax rate begins and vouchers are mailed. */
  VENUE_TIME_ZONE: venueTimeZoneVariable,
  /** For links to vouchers and orders. */
  PUBLIC_URL: urlVariable,
  /** For codes of vouchers, links to them, to orders and to groups: the first makes new ones, the others keep theirs. */
  VOUCHER_SECRETS: secretListVariable,
  /** Per client address within the window. */
  VOUCHER_LOOKUP_LIMIT: countVariable(1, 1_000_000).default(30),
  /** Per IPv6 network of /48 within the window. */
  VOUCHER_LOOKUPS_PER_NETWORK: countVariable(1, 1_000_000).default(120),
  VOUCHER_LOOKUP_WINDOW_SECONDS: countVariable(1, 86_400).default(600),
  /** Of a line in a cart. */
  CARTS_KEPT_DAYS: countVariable(1, 3_650).default(30),
  /** Per client address within ten minutes. */
  GROUP_ASKS_PER_CALLER: countVariable(1, 1_000_000).default(10),
  /** Of all groups together that have accepted by their link and not paid. */
  UNSECURED_GROUP_SEATS: countVariable(0, 1_000_000).default(400),
  /** Who asked for a group that was never booked. */
  GROUP_ASKS_KEPT_DAYS: countVariable(1, 3_650).default(180),
  /** Documents and money of a group, after the last of them: four years, as books are kept. */
  GROUP_DOCUMENTS_KEPT_DAYS: countVariable(1_461, 36_500).default(1_461),
  /** Refunded payments without an order. */
  RETURNED_PAYMENTS_KEPT_DAYS: countVariable(1, 3_650).default(90),
  /** The name and address of an order's customer, and who organized a group. */
  CUSTOMERS_KEPT_DAYS: countVariable(1, 36_500).default(730),
};

export type Environment = EnvironmentOf<typeof variables>;
