import { fileURLToPath } from 'node:url';
import { journalAccountsVariable } from '@hilltop/contracts/reports/journal-accounts';
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
/** It is in every page: a secret key would be public. */
const publishableKeyVariable = textVariable.regex(/^pk_\w+$/, "must be Stripe's publishable key (pk_…)");

const variables = z.object({
  ...serverVariables,
  PORT: portVariable.default(8080),
  /** Signs the caller's identity for the subgraphs. No other part has this key. */
  IDENTITY_PRIVATE_KEY: privateKeyVariable,
  /** Base addresses of the replicas of each subgraph. */
  BOOKINGS_URLS: urlListVariable,
  CATALOG_URLS: urlListVariable,
  CONTACT_URLS: urlListVariable,
  LEDGER_URLS: urlListVariable,
  CONTENT_URLS: urlListVariable,
  MEDIA_URLS: urlListVariable,
  NOTIFICATIONS_URLS: urlListVariable,
  ORDERS_URLS: urlListVariable,
  STAFF_URLS: urlListVariable,
  /** NATS, whose events invalidate cached responses; without it nothing is cached. */
  NATS_URL: natsUrlVariable.optional(),
  /** Whether responses to public reads are cached. `make dev` turns it off, so that saved code answers at once. */
  RESPONSE_CACHE: booleanVariable.default(true),
  /** Where visitors reach the site, e.g. `https://hilltop.example`. */
  PUBLIC_URL: urlVariable,
  /** The venue's clock, for the site's pages: the same as in bookings and notifications. */
  VENUE_TIME_ZONE: timeZoneVariable.default('America/Chicago'),
  /** Stripe's key for browsers (`pk_…`), for Stripe's card form. Only with `PAYMENT_PROVIDER=stripe`. */
  STRIPE_PUBLISHABLE_KEY: publishableKeyVariable.optional(),
  SITE_DIRECTORY: textVariable.default(fileURLToPath(new URL('../../web/dist', import.meta.url))),
  /**
   * The token that Prometheus sends as `Authorization: Bearer …` for `/metrics`; without it `/metrics` is not served
   * here.
   */
  METRICS_TOKEN: secretVariable.optional(),
  GRAPHQL_INTROSPECTION: booleanVariable.default(false),
  /** Requests per minute and address; 0 for no limit. */
  RATE_LIMIT_CALLS: rateVariable.default(6_000),
  RATE_LIMIT_PAGES: rateVariable.default(12_000),
  RATE_LIMIT_IMAGES: rateVariable.default(12_000),
  RATE_LIMIT_SIGN_INS: rateVariable.default(30),
  RATE_LIMIT_MESSAGES: rateVariable.default(30),
  /** Operations per second and address, without cache hits; 0 for no limit. */
  RATE_LIMIT_OPERATIONS: rateVariable.default(20),
  /** Requests in progress for one address, whatever they ask for; the next ones wait. 0 for no limit of requests. */
  MAX_OPEN_REQUESTS_PER_ADDRESS: countVariable(0, 100_000).default(48),
  /** Requests in progress for all addresses, with those that wait; more are refused with 503. 0 for no limit. */
  MAX_OPEN_REQUESTS: countVariable(0, 100_000).default(1_024),
  /** Concurrent operations, and reads among them; more are refused with 503. 0 for no limit. */
  MAX_CONCURRENT_REQUESTS: countVariable(0, 100_000).default(512),
  MAX_CONCURRENT_READS: countVariable(0, 100_000).default(384),
  /**
   * Multiplies how long the gateway waits: for a read (1 s), a change (3 s), a report (10 s) and for a page with its data (1 s).
   * Tests on busy machines set it.
   */
  TIMEOUT_FACTOR: countVariable(1, 100).default(1),
  /** For a demo: the account that visitors can sign in with. Its password is never shown here. */
  DEMO_STAFF_EMAIL: textVariable.optional(),
  /** What the accounts of the books are called in QuickBooks Online: `cash=Petty cash;card=Bank:Card clearing`. */
  QUICKBOOKS_ACCOUNTS: journalAccountsVariable,
});

export type Environment = z.output<typeof variables>;

/** Reads the gateway's variables. @throws EnvironmentError that names every missing or invalid variable */
export function gatewayEnvironment(): Environment {
  return readEnvironment(variables);
}
