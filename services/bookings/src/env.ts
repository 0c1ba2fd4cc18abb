import type { EnvironmentOf } from '@hilltop/platform/environment/service-variables';
import { countVariable, timeZoneVariable } from '@hilltop/platform/environment/variables';

/** Variables of this service, besides those that every service has. */
export const variables = {
  /** The venue's wall clock: the only one that tours go by. */
  VENUE_TIME_ZONE: timeZoneVariable.default('America/Chicago'),
  /** Holds that one address may have at the same time. A booking ends its hold. */
  HOLDS_PER_CALLER: countVariable(1, 1_000_000).default(6),
  /** How long holds are kept that ended without a booking, in days. */
  HOLDS_KEPT_DAYS: countVariable(1, 3_650).default(30),
};

export type Environment = EnvironmentOf<typeof variables>;
