import { readEnvironment } from '@hilltop/platform/environment/read-environment';
import { serviceVariables } from '@hilltop/platform/environment/service-variables';
import { z } from 'zod';

const variables = z.object(serviceVariables);

export type Environment = z.output<typeof variables>;

/** Reads this service's variables. @throws EnvironmentFault naming all that is missing or wrong */
export function ordersEnvironment(): Environment {
  return readEnvironment(variables);
}
