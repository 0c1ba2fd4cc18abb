import { countVariable } from '@hilltop/platform/environment/variables';

/** Variables of this service, besides those that every service has. */
export const variables = {
  /** How long what was put into a cart stays there, in days. */
  CARTS_KEPT_DAYS: countVariable(1, 3_650).default(30),
};
