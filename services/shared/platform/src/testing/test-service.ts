import type { DynamicModule } from '@nestjs/common';
import type { Clock } from '../clock/clock.js';
import type { DatabaseOptions } from '../database/data-source.js';
import { type Identity, identityHeader, visitor } from '../identity/identity.js';
import { signIdentity } from '../identity/sign-identity.js';
import { openService, type ServiceOptions } from '../lifecycle/open-service.js';
import { createLogger } from '../logging/logger.js';
import type { TestServer } from './servers/test-server.js';
import { createTestDatabase } from './test-database.js';
import { startTestNats } from './test-nats.js';

/** What a test's service is signed to with. */
export const testSecret = 'only-for-tests-only-for-tests-0000';

/** An identity of the desk, for tests. */
export const testStaff = { role: 'staff', id: '5b0cf9c5-9e34-4f0c-8f52-3a5e6b0f2a11' } as const;

export interface TestServiceOptions<Extras extends object> {
  readonly name: string;
  readonly module: (environment: TestEnvironment & Extras) => DynamicModule;
  readonly entities: NonNullable<DatabaseOptions['entities']>;
  readonly migrations: NonNullable<DatabaseOptions['migrations']>;
  /** The service's own variables. */
  readonly environment: Extras;
  readonly clock?: Clock;
  /** What `main.ts` gives to `startService` besides. */
  readonly configure?: ServiceOptions['configure'];
  /** A server shared with other services of the test; one of its own otherwise. */
  readonly nats?: TestServer;
}

export type TestEnvironment = ReturnType<typeof commonEnvironment>;

/** What a GraphQL call came back with. */
export interface GraphqlAnswer {
  readonly status: number;
  // Tests read what they asked for; a shape per query would only repeat it.
  readonly data?: Record<string, Record<string, unknown> | null>;
  readonly errors?: readonly { message: string; extensions?: { code?: string } }[];
}

/** A whole service on a database and a NATS of its own, asked over HTTP as the gateway asks it. */
export async function startTestService<Extras extends object>(options: TestServiceOptions<Extras>) {
  const { name, module, entities, migrations, environment: extras, clock, configure } = options;
  const database = await createTestDatabase({ entities, migrations });
  const nats = options.nats ?? (await startTestNats());
  const lines: string[] = [];
  const logger = createLogger({ service: name, level: 'debug', destination: { write: (line) => lines.push(line) } });
  const environment = { ...commonEnvironment(database.url, nats.url), ...extras };
  const service = await openService({
    name,
    module: module(environment),
    environment,
    logger,
    ...(clock && { clock }),
    ...(configure && { configure }),
  });
  await service.gate.whenOpen();
  return {
    database,
    nats,
    url: service.url,
    app: service.app,
    /** Every line that was logged. */
    lines,
    async ask(query: string, variables: object = {}, identity: Identity | null = visitor): Promise<GraphqlAnswer> {
      const token = identity && (await signIdentity(identity, { audience: name, secret: testSecret }));
      const response = await fetch(`${service.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(token && { [identityHeader]: token }) },
        body: JSON.stringify({ query, variables }),
      });
      return { status: response.status, ...((await response.json()) as Omit<GraphqlAnswer, 'status'>) };
    },
    async close() {
      await service.stop();
      if (!options.nats) await nats.close();
      await database.close();
    },
  };
}

function commonEnvironment(databaseUrl: string, natsUrl: string) {
  return {
    PORT: 0,
    HOST: '127.0.0.1',
    LOG_LEVEL: 'debug' as const,
    SHUTDOWN_GRACE_MS: 2_000,
    SHUTDOWN_DELAY_MS: 0,
    TRUSTED_PROXIES: 0,
    DATABASE_URL: databaseUrl,
    DATABASE_POOL: 10,
    NATS_URL: [natsUrl] as [string, ...string[]],
    IDENTITY_SECRETS: [testSecret] as [string, ...string[]],
  };
}
