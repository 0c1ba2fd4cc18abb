import { fileURLToPath } from 'node:url';
import { type EnvironmentSource, readEnvironment } from '@hilltop/platform/environment/read-environment';
import { serverVariables } from '@hilltop/platform/environment/service-variables';
import {
  booleanVariable,
  countVariable,
  natsUrlVariable,
  portVariable,
  privateKeyVariable,
  secretVariable,
  textVariable,
  urlListVariable,
  urlVariable,
  venueTimeZoneVariable,
} from '@hilltop/platform/environment/variables';
import { z } from 'zod';

const rateVariable = countVariable(0, 10_000_000);
/** It is in every page: a secret key would be public. */
const publishableKeyVariable = textVariable.regex(/^pk_\w+$/, "must be Stripe's publishable key (pk_…)");

const variables = z.object({
  ...serverVariables,
  PORT: portVariable.default(8080),
  /** Signs callers' identities for the subgraphs. No other part has this key. */
  IDENTITY_PRIVATE_KEY: privateKeyVariable,
  /** Replicas of each subgraph. */
  BOOKINGS_URLS: urlListVariable,
  CATALOG_URLS: urlListVariable,
  CONTACT_URLS: urlListVariable,
  LEDGER_URLS: urlListVariable,
  CONTENT_URLS: urlListVariable,
  MEDIA_URLS: urlListVariable,
  NOTIFICATIONS_URLS: urlListVariable,
  ORDERS_URLS: urlListVariable,
  STAFF_URLS: urlListVariable,
  /** For events that invalidate cached responses; without it nothing is cached. */
  NATS_URL: natsUrlVariable.optional(),
  /** For public reads. `make dev` turns it off, so that saved code answers at once. */
  RESPONSE_CACHE: booleanVariable.default(true),
  /** For visitors, e.g. `https://hilltop.example`. */
  PUBLIC_URL: urlVariable,
  /** The same as in bookings and notifications. */
  VENUE_TIME_ZONE: venueTimeZoneVariable,
  /** For Stripe's card form. Only with `PAYMENT_PROVIDER=stripe`. */
  STRIPE_PUBLISHABLE_KEY: publishableKeyVariable.optional(),
  SITE_DIRECTORY: textVariable.default(fileURLToPath(new URL('../../web/dist', import.meta.url))),
  /** Prometheus sends it as `Authorization: Bearer …`; without it `/metrics` is not served here. */
  METRICS_TOKEN: secretVariable.optional(),
  GRAPHQL_INTROSPECTION: booleanVariable.default(false),
  /** Per minute and address; 0 for no limit. */
  RATE_LIMIT_CALLS: rateVariable.default(6_000),
  RATE_LIMIT_PAGES: rateVariable.default(12_000),
  RATE_LIMIT_IMAGES: rateVariable.default(12_000),
  RATE_LIMIT_SIGN_INS: rateVariable.default(30),
  RATE_LIMIT_MESSAGES: rateVariable.default(30),
  /** Per second and address, without cache hits; 0 for no limit. */
  RATE_LIMIT_OPERATIONS: rateVariable.default(20),
  /** In progress for one address; the next ones wait. 0 for no limit of requests. */
  MAX_OPEN_REQUESTS_PER_ADDRESS: countVariable(0, 100_000).default(48),
  /** In progress or waiting, for all addresses; more get 503. 0 for no limit. */
  MAX_OPEN_REQUESTS: countVariable(0, 100_000).default(1_024),
  /** More operations, or reads among them, get 503. 0 for no limit. */
  MAX_CONCURRENT_REQUESTS: countVariable(0, 100_000).default(512),
  MAX_CONCURRENT_READS: countVariable(0, 100_000).default(384),
  /**
   * Multiplies the timeouts of a read (1 s), a change (3 s), a report (10 s) and a page with its data (1 s), for tests on busy machines.
   */
  TIMEOUT_FACTOR: countVariable(1, 100).default(1),
  /** Visitors of a demo can sign in with it. Its password is never shown here. */
  DEMO_STAFF_EMAIL: textVariable.optional(),
});

export type Environment = z.output<typeof variables>;

/** @throws EnvironmentError that names every missing or invalid variable */
export function gatewayEnvironment(source: EnvironmentSource): Environment {
  return readEnvironment(variables, source);
}
