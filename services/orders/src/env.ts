import { paymentVariables } from '@hilltop/payments/payment-variables';
import type { EnvironmentOf } from '@hilltop/platform/environment/service-variables';
import { countVariable, privateKeyVariable, urlListVariable } from '@hilltop/platform/environment/variables';

/** Variables of this service, in addition to the common ones. */
export const variables = {
  ...paymentVariables,
  /** Base addresses of the replicas of catalog, which returns the prices of an order. */
  CATALOG_URLS: urlListVariable,
  /** Signs these requests as this service. */
  IDENTITY_PRIVATE_KEY: privateKeyVariable,
  /** How long a line stays in a cart, in days. */
  CARTS_KEPT_DAYS: countVariable(1, 3_650).default(30),
  /** How long refunded payments without an order are kept, in days. */
  RETURNED_PAYMENTS_KEPT_DAYS: countVariable(1, 3_650).default(90),
  /** How long an order keeps its customer's name and address, in days. */
  CUSTOMERS_KEPT_DAYS: countVariable(1, 36_500).default(730),
};

export type Environment = EnvironmentOf<typeof variables>;
