import { LANGUAGE_HEADER, type Language } from '@hilltop/contracts/house/languages';
import { callerHeader, networkHeader } from '../graphql/subgraph-context.js';
import { type Identity, identityHeader, visitor } from '../identity/identity.js';
import type { Clock } from '../lifecycle/clock.js';
import { JobStarter } from '../lifecycle/job-starter.js';
import { openService } from '../lifecycle/open-service.js';
import { createLogger } from '../logging/logger.js';
import { hasEvents, type ServiceDefinition, type ServiceEnvironment } from '../service/define-service.js';
import { ServiceModule } from '../service/serve.js';
import type { TestServer } from './servers/test-server.js';
import { createTestDatabase, patientTimeouts } from './test-database.js';
import { signForTest, testPublicKeys } from './test-keys.js';
import { startTestNats } from './test-nats.js';

const anySecret = 'only-for-tests-only-for-tests-0000';

export const testStaff = {
  role: 'staff',
  id: '5b0cf9c5-9e34-4f0c-8f52-3a5e6b0f2a11',
  staffRole: 'manager',
  session: 'session-of-a-test',
} as const;

export interface TestServiceOptions {
  readonly environment?: object;
  readonly clock?: Clock;
  /** Shared with other services of the test. */
  readonly nats?: TestServer;
  /** Set where the test alone runs the jobs: the service's own could change the same rows. */
  readonly ownJobs?: false;
}

export interface GraphqlAnswer {
  readonly status: number;
  // Untyped, because a type per query would only repeat the query.
  readonly data?: Record<string, Record<string, unknown> | null>;
  readonly errors?: readonly { message: string; extensions?: { code?: string } }[];
}

/** The service has its own database and NATS, and is called over HTTP like from the gateway. */
export async function startTestService(definition: ServiceDefinition, options: TestServiceOptions = {}) {
  const { name } = definition;
  const database = await createTestDatabase(definition);
  const nats = options.nats ?? (await startTestNats());
  const lines: string[] = [];
  const logger = createLogger({ service: name, level: 'debug', destination: { write: (line) => lines.push(line) } });
  const environment = {
    ...commonEnvironment(database.url),
    ...usualEnvironment(definition),
    ...(hasEvents(definition) && { NATS_URL: [nats.url] }),
    ...options.environment,
  } satisfies ServiceEnvironment;
  const service = await openService({
    name,
    module: ServiceModule.forRoot(definition, await definition.module(), environment, {
      ...patientTimeouts,
      callMs: 20_000,
    }),
    environment,
    logger,
    ...(options.clock && { clock: options.clock }),
    configure: async (app) => {
      if (options.ownJobs === false) Object.assign(app.get(JobStarter, { strict: false }), { start: () => undefined });
      await definition.configureServer?.(app, environment);
    },
  });
  await service.gate.whenOpen();
  return {
    database,
    nats,
    url: service.url,
    app: service.app,
    metrics: service.metrics,
    lines,
    async ask(
      query: string,
      variables: object = {},
      identity: Identity | null = visitor,
      caller?: string,
      network?: string,
      language?: Language,
    ): Promise<GraphqlAnswer> {
      const token = identity && (await signForTest(identity, name));
      const response = await fetch(`${service.url}/graphql`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(token && { [identityHeader]: token }),
          ...(caller !== undefined && { [callerHeader]: caller }),
          ...(network !== undefined && { [networkHeader]: network }),
          ...(language !== undefined && { [LANGUAGE_HEADER]: language }),
        },
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

/** Has a value for each secret. */
function usualEnvironment({ variables = {} }: ServiceDefinition): object {
  const values = Object.entries(variables).flatMap(([name, variable]) => {
    const usual = [undefined, anySecret].map((given) => variable.safeParse(given)).find(({ success }) => success);
    return usual ? [[name, usual.data]] : [];
  });
  return Object.fromEntries(values);
}

function commonEnvironment(databaseUrl: string) {
  return {
    PORT: 0,
    HOST: '127.0.0.1',
    HOUSE: 'hill',
    LOG_LEVEL: 'debug' as const,
    SHUTDOWN_GRACE_MS: 2_000,
    SHUTDOWN_DELAY_MS: 0,
    EVENT_LOOP_LIMIT_MS: 0,
    TRUSTED_PROXIES: 0,
    DATABASE_URL: databaseUrl,
    DATABASE_POOL: 10,
    IDENTITY_PUBLIC_KEYS: testPublicKeys,
  };
}
