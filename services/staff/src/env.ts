import type { EnvironmentOf } from '@hilltop/platform/environment/service-variables';
import { countVariable, secretVariable } from '@hilltop/platform/environment/variables';

/** Variables in addition to the common ones. */
export const variables = {
  /** Sessions, failed sign-ins and used links. A session itself lasts twelve hours. */
  SESSIONS_KEPT_DAYS: countVariable(30, 3_650).default(30),
  /** Tokens of links and authenticator secrets depend on it: changing it invalidates both. */
  ACCOUNT_SECRET: secretVariable,
  /** The record of staff actions and erasure requests: at least two years. */
  STAFF_ACTIONS_KEPT_DAYS: countVariable(730, 36_500).default(1_095),
};

export type Environment = EnvironmentOf<typeof variables>;
