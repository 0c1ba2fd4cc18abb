import { readEnvironment } from '@hilltop/platform/environment/read-environment';
import { serviceVariables } from '@hilltop/platform/environment/service-variables';
import { countVariable } from '@hilltop/platform/environment/variables';
import { z } from 'zod';

const variables = z.object({
  ...serviceVariables,
  /** Messages that one caller, and one e-mail address, may send within the window. */
  CONTACT_LIMIT: countVariable(1, 10_000).default(5),
  /** The window, in seconds. */
  CONTACT_WINDOW_SECONDS: countVariable(1, 86_400).default(600),
});

export type Environment = z.output<typeof variables>;

/** Injection token of the service's environment. */
export const ENVIRONMENT = Symbol('ENVIRONMENT');

/** Reads this service's variables. @throws EnvironmentFault naming all that is missing or wrong */
export function contactEnvironment(): Environment {
  return readEnvironment(variables);
}
