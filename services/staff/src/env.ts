import type { EnvironmentOf } from '@hilltop/platform/environment/service-variables';
import { countVariable, secretVariable } from '@hilltop/platform/environment/variables';

/** Variables of this service, in addition to the common ones. */
export const variables = {
  /** How long sessions, failures to sign in and used links are kept, in days. A session itself lasts twelve hours. */
  SESSIONS_KEPT_DAYS: countVariable(30, 3_650).default(30),
  /** Links to choose a password and the secrets of authenticator apps depend on it: with another one both are void. */
  ACCOUNT_SECRET: secretVariable,
  /** How long the record of staff actions and requests to erase are kept, in days: two years at least. */
  STAFF_ACTIONS_KEPT_DAYS: countVariable(730, 36_500).default(1_095),
};

export type Environment = EnvironmentOf<typeof variables>;
