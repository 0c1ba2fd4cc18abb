import { countVariable } from '@hilltop/platform/environment/variables';

/** Variables of this service, besides those that every service has. */
export const variables = {
  /** How long sessions and failures to sign in are kept, in days. A session itself lasts twelve hours. */
  SESSIONS_KEPT_DAYS: countVariable(30, 3_650).default(30),
};
