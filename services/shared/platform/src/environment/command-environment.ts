import { z } from 'zod';
import { readEnvironment } from './read-environment.js';
import { serviceVariables } from './service-variables.js';

const variables = z.object({
  DATABASE_URL: serviceVariables.DATABASE_URL,
  LOG_LEVEL: serviceVariables.LOG_LEVEL,
  // For `migrate`: where an audit runs, the role that it signs in with.
  AUDIT_ROLE: z
    .string()
    .regex(/^[a-z_][a-z\d_]*$/, 'must be the name of a role')
    .optional(),
});

/** What a service's one-shot commands (migrate, seed, dead letters) need. */
export type CommandEnvironment = z.output<typeof variables>;

/** Reads the environment of a one-shot command. @throws EnvironmentFault */
export function commandEnvironment(): CommandEnvironment {
  return readEnvironment(variables);
}
