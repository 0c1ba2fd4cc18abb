import { fileURLToPath } from 'node:url';
import { readEnvironment } from '@hilltop/platform/environment/read-environment';
import { serverVariables } from '@hilltop/platform/environment/service-variables';
import {
  booleanVariable,
  countVariable,
  natsUrlVariable,
  portVariable,
  secretVariable,
  textVariable,
  urlListVariable,
  urlVariable,
} from '@hilltop/platform/environment/variables';
import { z } from 'zod';

const rateVariable = countVariable(0, 10_000_000);

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
  NOTIFICATIONS_URLS: urlListVariable,
  NOTIFICATIONS_SECRET: secretVariable,
  ORDERS_URLS: urlListVariable,
  ORDERS_SECRET: secretVariable,
  STAFF_URLS: urlListVariable,
  STAFF_SECRET: secretVariable,
  /** The bus on which services tell of changes; without it no answer is kept for the next who asks the same. */
  NATS_URL: natsUrlVariable.optional(),
  /** Where visitors reach the site, e.g. `https://hilltop.example`: its pages name it to search engines. */
  PUBLIC_URL: urlVariable,
  /** The built site. */
  SITE_DIRECTORY: textVariable.default(fileURLToPath(new URL('../../web/dist', import.meta.url))),
  /** What Prometheus sends as `Authorization: Bearer …` to read `/metrics`; without it nobody reads it here. */
  METRICS_TOKEN: secretVariable.optional(),
  /** Whether anybody may ask for the schema. */
  GRAPHQL_INTROSPECTION: booleanVariable.default(false),
  /** Requests that one address may make within a minute; 0 is without a limit (`limits/rate-limits.ts`). */
  RATE_LIMIT_CALLS: rateVariable.default(6_000),
  RATE_LIMIT_PICTURES: rateVariable.default(12_000),
  RATE_LIMIT_SIGN_INS: rateVariable.default(30),
  RATE_LIMIT_MESSAGES: rateVariable.default(30),
  /** Calls that are answered at a time, the next is refused with 503; 0 is without a bound (`limits/open-requests.ts`). */
  MOST_OPEN_REQUESTS: countVariable(0, 100_000).default(400),
  /** Where the site runs as a demo: the account that visitors may sign in with at the desk. Its password is never told here. */
  DEMO_STAFF_EMAIL: textVariable.optional(),
});

export type Environment = z.output<typeof variables>;

/** Reads the gateway's variables. @throws EnvironmentFault naming all that is missing or wrong */
export function gatewayEnvironment(): Environment {
  return readEnvironment(variables);
}
