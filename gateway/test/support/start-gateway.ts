import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { composeServices } from '@apollo/composition';
import { openService, type RunningService } from '@hilltop/platform/lifecycle/open-service';
import { createLogger } from '@hilltop/platform/logging/logger';
import { parse } from 'graphql';
import { gateway } from '../../src/gateway.js';
import type { SubgraphSettings } from '../../src/supergraph/subgraph-settings.js';
import { FakeSubgraph, type FakeSubgraphOptions } from './fake-subgraph.js';
import { booking, tours } from './sample-data.js';

export const secret = 'a-secret-of-the-tests-with-32-chars!';

export const bookingsSchema = readFileSync(
  new URL('../../../services/bookings/schema.graphql', import.meta.url),
  'utf8',
);

/** A bookings subgraph that has tours and confirms every booking. */
export function fakeBookings(root: FakeSubgraphOptions['root'] = {}): FakeSubgraph {
  return new FakeSubgraph({
    name: 'bookings',
    schema: bookingsSchema,
    secret,
    root: {
      tours: () => tours,
      createBooking: () => ({ __typename: 'BookingCreated', replayed: false, booking }),
      ...root,
    },
  });
}

export interface TestGateway extends RunningService {
  /** Lines of its log. */
  readonly log: Record<string, unknown>[];
}

export interface TestGatewayOptions {
  readonly urls: readonly string[];
  readonly site?: string;
  readonly introspection?: boolean;
  /** How much bookings can take. */
  readonly capacity?: SubgraphSettings['capacity'];
  /** A second subgraph beside bookings. */
  readonly beside?: SubgraphSettings & { readonly schema: string };
}

/** A gateway on a free port, listening for real. */
export async function startGateway({
  urls,
  site,
  introspection = false,
  capacity,
  beside,
}: TestGatewayOptions): Promise<TestGateway> {
  const log: Record<string, unknown>[] = [];
  const destination = new Writable({
    write(line: Buffer, _encoding, done) {
      log.push(JSON.parse(line.toString()) as Record<string, unknown>);
      done();
    },
  });
  const environment = {
    PORT: 0,
    HOST: '127.0.0.1',
    LOG_LEVEL: 'info' as const,
    SHUTDOWN_GRACE_MS: 200,
    SHUTDOWN_DELAY_MS: 0,
    TRUSTED_PROXIES: 0,
    BOOKINGS_URLS: [...urls] as [string, ...string[]],
    BOOKINGS_SECRET: secret,
    SITE_DIRECTORY: site ?? mkdtempSync(join(tmpdir(), 'hilltop-no-site-')),
    GRAPHQL_INTROSPECTION: introspection,
  };
  const logger = createLogger({ service: 'gateway', level: 'info', destination });
  const bookings = { name: 'bookings', title: 'booking desk', urls, secret, ...(capacity && { capacity }) };
  const supergraph = {
    supergraphSdl: compose({ bookings: bookingsSchema, ...(beside && { [beside.name]: beside.schema }) }),
    subgraphs: [bookings, ...(beside ? [beside] : [])],
  };
  return Object.assign(await openService(gateway(environment, logger, supergraph)), { log });
}

function compose(schemas: Record<string, string>): string {
  const services = Object.entries(schemas).map(([name, sdl]) => ({
    name,
    url: `http://${name}.invalid/graphql`,
    typeDefs: parse(sdl),
  }));
  const { supergraphSdl, errors } = composeServices(services);
  if (errors) throw new Error(errors.map(({ message }) => message).join('\n'));
  return supergraphSdl;
}
