import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { LANGUAGES, type Language } from '@hilltop/contracts/house/languages';
import { readSchema } from '@hilltop/platform/graphql/read-schema';
import { openService, type RunningService } from '@hilltop/platform/lifecycle/open-service';
import { createLogger } from '@hilltop/platform/logging/logger';
import { testPrivateKey } from '@hilltop/platform/testing/test-keys';
import type { Environment } from '../../src/env.js';
import type { SubgraphName } from '../../src/errors/subgraph-errors.js';
import { gateway } from '../../src/gateway.js';
import type { OpenRequestLimits } from '../../src/limits/open-requests.js';
import type { RateLimits } from '../../src/limits/rate-limits.js';
import { type SubgraphSettings, subgraphSettings } from '../../src/supergraph/subgraph-settings.js';
import { FakeSubgraph, type FakeSubgraphOptions } from './fake-subgraph.js';
import { RestContract } from './rest-contract.js';
import { booking, tours } from './sample-data.js';

/** One of the real subgraphs by its schema, with scripted answers. */
export function fakeSubgraph(name: SubgraphName, root: FakeSubgraphOptions['root'], host?: string): FakeSubgraph {
  const schema = readSchema(new URL(`../../../services/${name}/schema.graphql`, import.meta.url));
  return new FakeSubgraph({ name, schema, root, ...(host && { host }) });
}

/** A bookings subgraph that has tours and confirms every booking. */
export function fakeBookings(root: FakeSubgraphOptions['root'] = {}, host?: string): FakeSubgraph {
  const answers = {
    tours: () => tours,
    createBooking: () => ({ __typename: 'BookingCreated', replayed: false, booking }),
    ...root,
  };
  return fakeSubgraph('bookings', answers, host);
}

export interface TestGateway extends RunningService {
  /** Its log lines. */
  readonly log: Record<string, unknown>[];
}

export interface TestGatewayOptions {
  /** Replicas of bookings. */
  readonly urls?: readonly string[];
  /** Replicas of other subgraphs; the rest are down. */
  readonly others?: Partial<Record<SubgraphName, readonly string[]>>;
  readonly site?: string;
  /** The public address of the site; `http://hilltop.test` by default. */
  readonly publicUrl?: string;
  /** Of the house; all by default. */
  readonly languages?: readonly Language[];
  readonly introspection?: boolean;
  /** Number of trusted proxies (`X-Forwarded-*`). */
  readonly trustedProxies?: number;
  /** Requests per minute; unlimited by default. */
  readonly rates?: Partial<RateLimits & { readonly operations: number }>;
  /** Concurrent operations; unlimited by default. */
  readonly concurrentRequests?: number;
  /** Open requests; unlimited by default. */
  readonly openRequests?: OpenRequestLimits;
  /** The account of a demo. */
  readonly demoStaffEmail?: string;
  /** Names of accounts in the journal, as in the environment. */
  /** NATS; none by default, so that nothing is cached. */
  readonly nats?: string;
  /** Limits of calls to bookings. */
  readonly capacity?: SubgraphSettings['capacity'];
  /** The DNS lookup for bookings' replicas, and its interval. */
  readonly lookup?: SubgraphSettings['lookup'];
  readonly lookupEveryMs?: SubgraphSettings['lookupEveryMs'];
  /** Multiplies the gateway's timeouts; 30 by default, so that none decides a test on a busy machine. */
  readonly timeoutFactor?: number;
}

// The discard port: nothing listens there.
const nobody = ['http://127.0.0.1:9'] as const;

/** A gateway on a free port, listening for real. Its stop fails when a REST call was not as its OpenAPI document says. */
export async function startGateway(options: TestGatewayOptions): Promise<TestGateway> {
  const log: Record<string, unknown>[] = [];
  const destination = new Writable({
    write(line: Buffer, _encoding, done) {
      log.push(JSON.parse(line.toString()) as Record<string, unknown>);
      done();
    },
  });
  const noSite = mkdtempSync(join(tmpdir(), 'hilltop-no-site-'));
  const environment = environmentOf({ site: noSite, ...options });
  const logger = createLogger({ service: 'gateway', level: 'info', destination });
  const { capacity, lookup, lookupEveryMs } = options;
  const subgraphs = subgraphSettings(environment).map((settings) =>
    settings.name === 'bookings'
      ? {
          ...settings,
          ...(capacity && { capacity }),
          ...(lookup && { lookup }),
          ...(lookupEveryMs && { lookupEveryMs }),
        }
      : settings,
  );
  const { languages = LANGUAGES } = options;
  const service = await openService({ ...gateway(environment, logger, { subgraphs }), languages });
  const contract = new RestContract();
  contract.watch(service.app.getHttpServer() as Server);
  const close = service.stop.bind(service);
  const stop = async (): Promise<string[]> => {
    const failed = await close();
    rmSync(noSite, { recursive: true });
    if (contract.faults.length > 0) throw new Error([...new Set(contract.faults)].join('\n'));
    return failed;
  };
  return Object.assign(service, { log, stop });
}

function environmentOf({
  urls,
  others,
  site,
  publicUrl = 'http://hilltop.test',
  introspection = false,
  trustedProxies = 0,
  rates,
  concurrentRequests = 0,
  openRequests,
  demoStaffEmail,
  nats,
  timeoutFactor = 30,
}: TestGatewayOptions & { readonly site: string }): Environment {
  const at = (name: SubgraphName) => [...(others?.[name] ?? nobody)] as [string, ...string[]];
  return {
    PORT: 0,
    HOST: '127.0.0.1',
    HOUSE: 'hill',
    LOG_LEVEL: 'info',
    SHUTDOWN_GRACE_MS: 200,
    SHUTDOWN_DELAY_MS: 0,
    EVENT_LOOP_LIMIT_MS: 0,
    TRUSTED_PROXIES: trustedProxies,
    IDENTITY_PRIVATE_KEY: testPrivateKey('gateway'),
    BOOKINGS_URLS: [...(urls ?? nobody)] as [string, ...string[]],
    CATALOG_URLS: at('catalog'),
    CONTACT_URLS: at('contact'),
    LEDGER_URLS: at('ledger'),
    CONTENT_URLS: at('content'),
    MEDIA_URLS: at('media'),
    NOTIFICATIONS_URLS: at('notifications'),
    ORDERS_URLS: at('orders'),
    STAFF_URLS: at('staff'),
    PUBLIC_URL: publicUrl,
    VENUE_TIME_ZONE: 'America/Chicago',
    SITE_DIRECTORY: site,
    GRAPHQL_INTROSPECTION: introspection,
    RATE_LIMIT_CALLS: rates?.calls ?? 0,
    RATE_LIMIT_PAGES: rates?.pages ?? 0,
    RATE_LIMIT_IMAGES: rates?.images ?? 0,
    RATE_LIMIT_SIGN_INS: rates?.signIns ?? 0,
    RATE_LIMIT_MESSAGES: rates?.messages ?? 0,
    RATE_LIMIT_OPERATIONS: rates?.operations ?? 0,
    MAX_CONCURRENT_REQUESTS: concurrentRequests,
    MAX_CONCURRENT_READS: concurrentRequests,
    MAX_OPEN_REQUESTS: openRequests?.total ?? 0,
    MAX_OPEN_REQUESTS_PER_ADDRESS: openRequests?.perAddress ?? 0,
    DEMO_STAFF_EMAIL: demoStaffEmail,
    NATS_URL: nats === undefined ? undefined : [nats],
    RESPONSE_CACHE: true,
    TIMEOUT_FACTOR: timeoutFactor,
  };
}
