import { readEnvironment } from '@hilltop/platform/environment/read-environment';
import { serviceVariables } from '@hilltop/platform/environment/service-variables';
import { timeZoneVariable } from '@hilltop/platform/environment/variables';
import { z } from 'zod';

const variables = z.object({
  ...serviceVariables,
  /** The venue's wall clock: the only one that tours go by. */
  VENUE_TIME_ZONE: timeZoneVariable.default('America/Chicago'),
});

export type Environment = z.output<typeof variables>;

/** Injection token of the service's environment. */
export const ENVIRONMENT = Symbol('ENVIRONMENT');

/** Reads this service's variables. @throws EnvironmentFault naming all that is missing or wrong */
export function bookingsEnvironment(): Environment {
  return readEnvironment(variables);
}
