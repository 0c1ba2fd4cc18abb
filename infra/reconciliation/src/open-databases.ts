import pg from 'pg';
import type { Ask, Owner } from './reconciliation-context.ts';

export type OpenDatabases = { ask: Readonly<Record<Owner, Ask>>; close(): Promise<void> };

const statementMs = 60_000;

/** Connects to a service's database at its first query. */
export function openDatabases(urlOf: (owner: Owner) => string): OpenDatabases {
  const pools = new Map<Owner, pg.Pool>();
  const poolOf = (owner: Owner): pg.Pool => {
    const known = pools.get(owner);
    if (known) {
      return known;
    }
    const pool = new pg.Pool({
      connectionString: urlOf(owner),
      max: 2,
      application_name: 'reconciliation',
      statement_timeout: statementMs,
    });
    // If the server goes away between two queries, the next query reports it.
    pool.on('error', () => undefined);
    pools.set(owner, pool);
    return pool;
  };
  const asker =
    (owner: Owner): Ask =>
    async <Row extends object>(statement: string, values: readonly unknown[] = []) =>
      (await poolOf(owner).query<Row>(statement, [...values])).rows;
  return {
    ask: {
      bookings: asker('bookings'),
      catalog: asker('catalog'),
      contact: asker('contact'),
      content: asker('content'),
      ledger: asker('ledger'),
      media: asker('media'),
      notifications: asker('notifications'),
      orders: asker('orders'),
      staff: asker('staff'),
    },
    close: async () => {
      await Promise.all([...pools.values()].map((pool) => pool.end()));
    },
  };
}

/** Connection string of a service's database on this server. */
export function databaseOn(adminUrl: string, owner: Owner): string {
  const url = new URL(adminUrl);
  url.pathname = `/hilltop_${owner}`;
  return url.href;
}
