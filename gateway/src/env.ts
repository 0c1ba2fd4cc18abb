import { fileURLToPath } from 'node:url';
import { readEnvironment } from '@hilltop/platform/environment/read-environment';
import { serverVariables } from '@hilltop/platform/environment/service-variables';
import {
  booleanVariable,
  countVariable,
  natsUrlVariable,
  portVariable,
  privateKeyVariable,
  secretVariable,
  textVariable,
  timeZoneVariable,
  urlListVariable,
  urlVariable,
} from '@hilltop/platform/environment/variables';
import { z } from 'zod';

const rateVariable = countVariable(0, 10_000_000);
/** It is put into every page: a secret key would be given to everybody. */
const publishableKeyVariable = textVariable.regex(/^pk_\w+$/, "must be Stripe's publishable key (pk_…)");

const variables = z.object({
  ...serverVariables,
  PORT: portVariable.default(8080),
  /** What it states to subgraphs who calls with. No other part has it. */
  IDENTITY_PRIVATE_KEY: privateKeyVariable,
  /** Base addresses of the replicas of each subgraph. */
  BOOKINGS_URLS: urlListVariable,
  CATALOG_URLS: urlListVariable,
  CONTACT_URLS: urlListVariable,
  CONTENT_URLS: urlListVariable,
  MEDIA_URLS: urlListVariable,
  NOTIFICATIONS_URLS: urlListVariable,
  ORDERS_URLS: urlListVariable,
  STAFF_URLS: urlListVariable,
  /** NATS, whose events invalidate cached responses; without it nothing is cached. */
  NATS_URL: natsUrlVariable.optional(),
  /** Where visitors reach the site, e.g. `https://hilltop.example`. */
  PUBLIC_URL: urlVariable,
  /** The venue's clock, for the site's pages: the same as in bookings and notifications. */
  VENUE_TIME_ZONE: timeZoneVariable.default('America/Chicago'),
  /** Stripe's key for browsers (`pk_…`): cards are typed into Stripe's form. For services with `PAYMENT_PROVIDER=stripe` alone. */
  STRIPE_PUBLISHABLE_KEY: publishableKeyVariable.optional(),
  SITE_DIRECTORY: textVariable.default(fileURLToPath(new URL('../../web/dist', import.meta.url))),
  /** What Prometheus sends as `Authorization: Bearer …` to read `/metrics`; without it nobody reads it here. */
  METRICS_TOKEN: secretVariable.optional(),
  GRAPHQL_INTROSPECTION: booleanVariable.default(false),
  /** Requests that one address may make within a minute; 0 is without a limit. */
  RATE_LIMIT_CALLS: rateVariable.default(6_000),
  RATE_LIMIT_IMAGES: rateVariable.default(12_000),
  RATE_LIMIT_SIGN_INS: rateVariable.default(30),
  RATE_LIMIT_MESSAGES: rateVariable.default(30),
  /** Operations of one address that are run within a second: what the response cache answers is not counted. 0 is without a limit. */
  RATE_LIMIT_OPERATIONS: rateVariable.default(20),
  /** Operations that run at a time, and reads of these; the next is refused with 503. 0 is without a limit. */
  MAX_CONCURRENT_REQUESTS: countVariable(0, 100_000).default(512),
  MAX_CONCURRENT_READS: countVariable(0, 100_000).default(384),
  /** Where the site runs as a demo: the account that visitors may sign in with. Its password is never shown here. */
  DEMO_STAFF_EMAIL: textVariable.optional(),
});

export type Environment = z.output<typeof variables>;

/** Reads the gateway's variables. @throws EnvironmentError naming every missing or invalid variable */
export function gatewayEnvironment(): Environment {
  return readEnvironment(variables);
}
