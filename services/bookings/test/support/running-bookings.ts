import { type Identity, identityHeader, visitor } from '@hilltop/platform/identity/identity';
import { signIdentity } from '@hilltop/platform/identity/sign-identity';
import { openService } from '@hilltop/platform/lifecycle/open-service';
import { createLogger } from '@hilltop/platform/logging/logger';
import { createTestDatabase } from '@hilltop/platform/testing/test-database';
import { startTestNats } from '@hilltop/platform/testing/test-nats';
import { AppModule } from '../../src/app.module.js';
import { ENTITIES } from '../../src/database/entities.js';
import { MIGRATIONS } from '../../src/database/migrations.js';
import { TestClock } from './test-clock.js';

const secret = 'only-for-tests-only-for-tests-0000';

export interface GraphqlAnswer {
  readonly status: number;
  readonly data?: Record<string, Record<string, unknown> | null>;
  readonly errors?: readonly { message: string; extensions?: { code?: string } }[];
}

/** The whole service on servers of its own, asked over HTTP as the gateway asks it. */
export async function runBookings() {
  const database = await createTestDatabase({ entities: ENTITIES, migrations: MIGRATIONS });
  const nats = await startTestNats();
  const lines: string[] = [];
  const logger = createLogger({
    service: 'bookings',
    level: 'debug',
    destination: { write: (line: string) => lines.push(line) },
  });
  const environment = {
    PORT: 0,
    HOST: '127.0.0.1',
    LOG_LEVEL: 'debug',
    SHUTDOWN_GRACE_MS: 2000,
    SHUTDOWN_DELAY_MS: 0,
    TRUSTED_PROXIES: 0,
    DATABASE_URL: database.url,
    DATABASE_POOL: 10,
    NATS_URL: [nats.url] as [string, ...string[]],
    IDENTITY_SECRETS: [secret] as [string, ...string[]],
    VENUE_TIME_ZONE: 'America/Chicago',
  } as const;
  const clock = new TestClock('2026-11-21T16:30:00Z');
  const service = await openService({
    name: 'bookings',
    module: AppModule.forRoot({ ...environment }),
    environment,
    logger,
    clock,
  });
  await service.gate.whenOpen();
  return {
    database,
    nats,
    clock,
    /** Every line that was logged. */
    lines,
    async ask(query: string, variables: object = {}, identity: Identity | null = visitor): Promise<GraphqlAnswer> {
      const token = identity && (await signIdentity(identity, { audience: 'bookings', secret }));
      const response = await fetch(`${service.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(token && { [identityHeader]: token }) },
        body: JSON.stringify({ query, variables }),
      });
      return { status: response.status, ...((await response.json()) as Omit<GraphqlAnswer, 'status'>) };
    },
    async close() {
      await service.stop();
      await nats.close();
      await database.close();
    },
  };
}

export type RunningBookings = Awaited<ReturnType<typeof runBookings>>;
