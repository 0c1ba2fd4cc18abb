import { createDataSource } from '@hilltop/platform/database/data-source';
import { PreparedStatements } from '@hilltop/platform/database/prepared-statements';
import { quietLogger } from '@hilltop/platform/testing/quiet-logger';
import { patientTimeouts } from '@hilltop/platform/testing/test-database';
import { bookingsService } from '../../src/service.js';
import { assembleApp, newClock, openBookingsDatabase } from './booking-app.js';
import { RecordingPaymentProvider } from './recording-payment-provider.js';

/** Pool size of one replica. */
export const POOL_SIZE = 20;

type StatementsOf = (dataSource: StatementsSource) => PreparedStatements;
type StatementsSource = ConstructorParameters<typeof PreparedStatements>[0];

/**
 * Several replicas of the service on one database, each with its own pool.
 *
 * @param statementsOf creates the statement runner of each replica, if a test replaces it
 */
export async function openReplicas(
  count: number,
  statementsOf: StatementsOf = (dataSource) => new PreparedStatements(dataSource),
) {
  const database = await openBookingsDatabase(POOL_SIZE);
  await assembleApp({ dataSource: database.dataSource, clock: newClock() }).seed();
  const clock = newClock();
  const replicas = await Promise.all(
    Array.from({ length: count }, async (_, at) => {
      const dataSource = createDataSource({
        url: database.url,
        entities: bookingsService.entities,
        poolSize: POOL_SIZE,
        applicationName: `replica ${at + 1}`,
        logger: quietLogger(),
        // Several hundred callers queue on one row, and the test is about the winner, not about timeouts.
        ...patientTimeouts,
        statementMs: 30_000,
      });
      await dataSource.initialize();
      const payments = new RecordingPaymentProvider();
      const app = assembleApp({ dataSource, clock, payments, statements: statementsOf(dataSource) });
      return { ...app, dataSource, payments };
    }),
  );
  return {
    dataSource: database.dataSource,
    clock,
    replicas,
    /** The next replica, round-robin. */
    at: (caller: number) => {
      const replica = replicas[caller % replicas.length];
      if (!replica) throw new Error('there is no replica');
      return replica;
    },
    async close() {
      await Promise.all(replicas.map(({ dataSource }) => dataSource.destroy()));
      await database.close();
    },
  };
}

export type Replicas = Awaited<ReturnType<typeof openReplicas>>;
