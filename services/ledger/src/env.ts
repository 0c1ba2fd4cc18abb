import type { EnvironmentOf } from '@hilltop/platform/environment/service-variables';
import { secretListVariable, timeZoneVariable } from '@hilltop/platform/environment/variables';

/** Variables of this service, besides those that every service has. */
export const variables = {
  /** The venue's time zone, in which days of business begin and end. */
  VENUE_TIME_ZONE: timeZoneVariable.default('America/Chicago'),
  /** Secrets whose keys sign sealed days: the first signs, and days that the others signed are verified too. */
  SEAL_SECRETS: secretListVariable,
};

export type Environment = EnvironmentOf<typeof variables>;
