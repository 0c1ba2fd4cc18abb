import { readEnvironment } from '@hilltop/platform/environment/read-environment';
import { serviceVariables } from '@hilltop/platform/environment/service-variables';
import { z } from 'zod';

const { NATS_URL: _, ...ownVariables } = serviceVariables;

const variables = z.object(ownVariables);

export type Environment = z.output<typeof variables>;

/** Reads this service's variables. @throws EnvironmentFault naming all that is missing or wrong */
export function staffEnvironment(): Environment {
  return readEnvironment(variables);
}
