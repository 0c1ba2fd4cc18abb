import { fileURLToPath } from 'node:url';
import { readEnvironment } from '@hilltop/platform/environment/read-environment';
import { serverVariables } from '@hilltop/platform/environment/service-variables';
import {
  booleanVariable,
  portVariable,
  secretVariable,
  textVariable,
  urlListVariable,
} from '@hilltop/platform/environment/variables';
import { z } from 'zod';

const variables = z.object({
  ...serverVariables,
  PORT: portVariable.default(8080),
  /** Base addresses of the replicas of each subgraph, and the secret that their callers are signed with. */
  BOOKINGS_URLS: urlListVariable,
  BOOKINGS_SECRET: secretVariable,
  CATALOG_URLS: urlListVariable,
  CATALOG_SECRET: secretVariable,
  CONTACT_URLS: urlListVariable,
  CONTACT_SECRET: secretVariable,
  MEDIA_URLS: urlListVariable,
  MEDIA_SECRET: secretVariable,
  ORDERS_URLS: urlListVariable,
  ORDERS_SECRET: secretVariable,
  STAFF_URLS: urlListVariable,
  STAFF_SECRET: secretVariable,
  /** The built site. */
  SITE_DIRECTORY: textVariable.default(fileURLToPath(new URL('../../web/dist', import.meta.url))),
  /** Whether anybody may ask for the schema. */
  GRAPHQL_INTROSPECTION: booleanVariable.default(false),
});

export type Environment = z.output<typeof variables>;

/** Reads the gateway's variables. @throws EnvironmentFault naming all that is missing or wrong */
export function gatewayEnvironment(): Environment {
  return readEnvironment(variables);
}
