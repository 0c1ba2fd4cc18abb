import type { EnvironmentOf } from '@hilltop/platform/environment/service-variables';
import { timeZoneVariable } from '@hilltop/platform/environment/variables';

/** Variables of this service, besides those that every service has. */
export const variables = {
  /** The venue's wall clock: the only one that tours go by. */
  VENUE_TIME_ZONE: timeZoneVariable.default('America/Chicago'),
};

export type Environment = EnvironmentOf<typeof variables>;
