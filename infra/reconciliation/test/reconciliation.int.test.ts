import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { subscriptionsOf } from '../../checks/manifests/variables.ts';
import { buildPrograms } from '../../local/build/build-programs.ts';
import { freePort } from '../../local/ports/free-port.ts';
import { runTool } from '../../local/processes/run-tool.ts';
import { type PostgresServer, startPostgres } from '../../local/servers/postgres.ts';
import { ensureDatabase } from '../../local/servers/postgres-databases.ts';
import { openDatabases } from '../src/open-databases.ts';
import { reactionLines } from '../src/reactions.ts';
import {
  type Ask,
  type Owner,
  owners,
  type ReconciliationContext,
  usualGracePeriods,
} from '../src/reconciliation-context.ts';
import { reconciliationReport, storeReconciliationReport } from '../src/reconciliation-report.ts';
import { runChecks } from '../src/run-checks.ts';
import { consistentInstance, consistentMails, consistentObjects, ids } from './consistent-instance.ts';
import { plantedBaskets } from './planted-baskets.ts';
import { plantedBooks } from './planted-books.ts';
import { displaced, plantedClosures } from './planted-closures.ts';
import { plantedCodes } from './planted-codes.ts';
import { plantedGroups } from './planted-groups.ts';
import { plantedMessages } from './planted-messages.ts';
import { plantedSales } from './planted-sales.ts';
import { plantedTickets } from './planted-tickets.ts';
import { plantedVouchers } from './planted-vouchers.ts';

const root = resolve(import.meta.dirname, '../../..');
const data = mkdtempSync(join(tmpdir(), 'hilltop-reconciliation-'));
const clients = new Map<Owner, pg.Client>();
const auditRole = 'hilltop_audit';
let server: PostgresServer;

beforeAll(async () => {
  await buildPrograms(root);
  const port = await freePort();
  server = await startPostgres({ dataDirectory: join(data, 'postgres'), port, settings: { fsync: 'off' } });
  // As infra/compose and infra/k8s make it.
  const admin = new pg.Client({ connectionString: server.url });
  await admin.connect();
  await admin.query(`CREATE ROLE ${auditRole} LOGIN PASSWORD '${auditRole}'`);
  await admin.end();
  await Promise.all(
    owners.map(async (owner) => {
      const { url } = await ensureDatabase(server.url, `hilltop_${owner}`, 'only-for-tests');
      const cwd = join(root, 'services', owner);
      const args = [join(cwd, 'dist/main.js'), 'migrate'];
      await runTool({
        name: owner,
        command: process.execPath,
        args,
        cwd,
        env: { DATABASE_URL: url, LOG_LEVEL: 'warn', AUDIT_ROLE: auditRole },
      });
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      await client.query(consistentInstance[owner]);
      clients.set(owner, client);
    }),
  );
});

afterAll(async () => {
  await Promise.all([...clients.values()].map((client) => client.end()));
  await server?.stop();
  rmSync(data, { recursive: true, force: true });
});

const ask =
  (owner: Owner): Ask =>
  async <Row extends object>(statement: string, values: readonly unknown[] = []) => {
    const rows = (await clients.get(owner)?.query<Row>(statement, [...values]))?.rows;
    if (!rows) throw new Error(`there is no database of ${owner}`);
    return rows;
  };

const context: ReconciliationContext = {
  databases: Object.fromEntries(owners.map((owner) => [owner, ask(owner)])) as Record<Owner, Ask>,
  objects: async () => consistentObjects.map((key) => ({ key, modifiedAt: new Date(0) })),
  mails: async () => [...consistentMails],
  gracePeriods: usualGracePeriods,
};

async function differences(): Promise<string[]> {
  return (await runChecks(context)).flatMap(({ differences }) => [...differences]);
}

describe('the reconciliation', () => {
  it('finds nothing in a sound instance', async () => {
    expect(await differences()).toEqual([]);
  });

  it.each([
    ...plantedClosures,
    ...plantedGroups,
    ...plantedSales,
    ...plantedBaskets,
    ...plantedVouchers,
    ...plantedCodes,
    ...plantedTickets,
    ...plantedBooks,
    ...plantedMessages,
  ])('tells of $what', async ({ owner, plant, alsoPlant, sentence }) => {
    const planted = Object.entries({ ...alsoPlant, [owner]: plant });
    for (const [place] of planted) await clients.get(place as Owner)?.query('BEGIN');
    try {
      for (const [place, statements] of planted) await clients.get(place as Owner)?.query(statements);
      const told = (await runChecks(context)).flatMap((found) => [...found.differences, ...(found.counts ?? [])]);
      expect(told).toContainEqual(expect.stringMatching(sentence));
    } finally {
      for (const [place] of planted) await clients.get(place as Owner)?.query('ROLLBACK');
    }
  });

  it('says nothing of a displaced party that was written to, nor of an e-mail that a limit holds back', async () => {
    const [bookings, notifications] = [clients.get('bookings'), clients.get('notifications')];
    await Promise.all([bookings?.query('BEGIN'), notifications?.query('BEGIN')]);
    try {
      await bookings?.query(displaced(`now() - interval '1 hour'`));
      await notifications?.query(`UPDATE emails SET status = 'queued', held_until = now() + interval '1 hour'
        WHERE kind = 'waitlist-notice'`);
      const silent = await differences();
      expect(silent.filter((sentence) => /written to|e-mail/.test(sentence))).toEqual([]);
    } finally {
      await Promise.all([bookings?.query('ROLLBACK'), notifications?.query('ROLLBACK')]);
    }
  });

  it.each([
    ['address', '3 e-mails were given up: the mail server refused the addresses'],
    ['limit', '3 e-mails were given up: a limit held them back for a week'],
  ])('counts what strangers can have given up and makes no difference of it: %s', async (reason, sentence) => {
    const [bookings, notifications] = [clients.get('bookings'), clients.get('notifications')];
    await Promise.all([bookings?.query('BEGIN'), notifications?.query('BEGIN')]);
    try {
      await bookings?.query(displaced(`now() - interval '1 hour'`));
      await notifications?.query(`UPDATE emails SET status = 'failed', given_up_for = '${reason}'
        WHERE kind IN ('booking-ticket', 'order-receipt', 'contact-acknowledgement')`);
      const findings = await runChecks(context);
      const told = findings.flatMap(({ differences }) => differences).filter((one) => /written to|given up/.test(one));
      expect(told).toEqual(reason === 'limit' ? [expect.stringContaining('was not written to')] : []);
      expect(findings.flatMap(({ counts = [] }) => counts)).toEqual([sentence]);
    } finally {
      await Promise.all([bookings?.query('ROLLBACK'), notifications?.query('ROLLBACK')]);
    }
  });

  it.each([
    ['took more', { capturedCents: 5001 }, ['payment pi_1 of bookings took 5000 cents; the provider captured 5001']],
    [
      'is not known',
      { id: 'pi_9' },
      [expect.stringMatching(/captured 0$/), 'payment pi_9 took 5000 cents, and no service has it'],
    ],
    [
      'gave more back',
      { refundedCents: 2500 },
      ['payment pi_1 of bookings gave 0 cents back; the provider refunded 2500'],
    ],
    [
      'was never captured',
      { status: 'requires_capture', capturedCents: 0 },
      [
        'payment pi_1 at the provider is authorized for 60 minutes',
        'payment pi_1 of bookings took 5000 cents; the provider captured 0',
      ],
    ],
  ])('compares payments with those of the provider: one that %s', async (_, changes, sentences) => {
    const ofOrders = {
      id: 'pi_orders',
      status: 'succeeded',
      capturedCents: 2900,
      refundedCents: 0,
      ageMs: 60 * 60_000,
    };
    const payment = { ...ofOrders, id: 'pi_1', capturedCents: 5000 };
    await clients.get('orders')?.query(`BEGIN; UPDATE payments SET intent_id = 'pi_orders'`);
    try {
      const told = async (one: object) =>
        (await runChecks({ ...context, provider: async () => [ofOrders, { ...payment, ...one }] })).flatMap(
          ({ differences }) => [...differences],
        );
      expect(await told({})).toEqual([]);
      expect(await told(changes)).toEqual(sentences);
    } finally {
      await clients.get('orders')?.query('ROLLBACK');
    }
  });

  it('takes nothing that a party kept as a voucher for money that went back to its card', async () => {
    const bookings = clients.get('bookings');
    await bookings?.query('BEGIN');
    try {
      await bookings?.query(`INSERT INTO refunds (id, payment_id, booking_id, reason, revision, amount_cents, status, due_at, requested_at, ended_at, method)
        SELECT gen_random_uuid(), id, booking_id, 'cancelled', 1, 1000, 'settled', 'infinity', created_at, created_at, 'credit' FROM payments WHERE id = 'pi_1'`);
      const payment = { id: 'pi_1', status: 'succeeded', capturedCents: 5000, refundedCents: 0, ageMs: 60 * 60_000 };
      const found = await runChecks({ ...context, provider: async () => [payment] });
      expect(found.flatMap(({ differences }) => differences).filter((one) => /pi_1 .* gave/.test(one))).toEqual([]);
    } finally {
      await bookings?.query('ROLLBACK');
    }
  });

  it('says nothing of money that nobody paid once a manager has taken it back', async () => {
    const ledger = clients.get('ledger');
    await ledger?.query('BEGIN');
    try {
      const movement = '00000000-0000-4000-8000-0000000000ee';
      const written = (id: string, cause: string, sign: number) =>
        `INSERT INTO money_lines (movement_id, position, at, business_date, account, cents, tender, source, source_id, reference, channel, cause, is_refund)
          SELECT '${id}', n, now(), now(), CASE n WHEN 1 THEN 'card' ELSE 'refunds_due' END, ${sign} * (3 - 2 * n) * 700, 'card', 'bookings',
            '${movement}', '', 'site', '${cause}', false FROM generate_series(1, 2) AS n`;
      await ledger?.query(written(movement, 'returned', 1));
      expect(await differences()).toContainEqual(expect.stringMatching(/^the books have 700 cents of cards/));
      await ledger?.query(written(ids.order, 'corrected', -1));
      await ledger?.query(`INSERT INTO corrections (movement_id, corrects, reason, staff_id, at)
        VALUES ('${ids.order}', '${movement}', 'Nobody paid it', '${ids.order}', now())`);
      expect(await differences()).toEqual([]);
    } finally {
      await ledger?.query('ROLLBACK');
    }
  });

  it('says nothing of what is still on its way', async () => {
    await clients.get('orders')?.query('BEGIN');
    await clients.get('orders')?.query('UPDATE outbox SET recorded_at = now(), published_at = NULL');
    expect(await differences()).toEqual([]);
    await clients.get('orders')?.query('ROLLBACK');
  });

  it('wants of a product off sale that it is known to be so, whatever it cost last', async () => {
    const [catalog, orders] = [clients.get('catalog'), clients.get('orders')];
    await Promise.all([catalog?.query('BEGIN'), orders?.query('BEGIN')]);
    try {
      // The word that it is withdrawn was heard before the word of its last price, which came too late to count.
      await catalog?.query('UPDATE products SET price_cents = 99, version = 3, withdrawn_at = now(), image = NULL');
      await clients.get('media')?.query('BEGIN; UPDATE image_uses SET filename = NULL, version = 3');
      await orders?.query('UPDATE known_products SET version = 3, withdrawn = true');
      expect(await differences()).toEqual([]);
      await orders?.query('UPDATE known_products SET withdrawn = false');
      expect(await differences()).toEqual([
        expect.stringMatching(/is withdrawn \(version 3\); orders knows price 1450/),
      ]);
    } finally {
      for (const owner of ['catalog', 'orders', 'media'] as const) await clients.get(owner)?.query('ROLLBACK');
    }
  });

  it("knows the reactions that the services' own lists name", async () => {
    const services = ['bookings', 'catalog', 'contact', 'ledger', 'media', 'notifications', 'orders', 'staff'];
    const named = services.map(async (consumer) =>
      (await subscriptionsOf(`services/${consumer}`)).map(({ event: { subject, service: producer }, durable }) => ({
        ...{ subject, producer, consumer, durable },
      })),
    );
    const byName = (lines: readonly { durable: string }[]) =>
      lines.toSorted((a, b) => a.durable.localeCompare(b.durable));
    expect(byName(reactionLines)).toEqual(byName((await Promise.all(named)).flat()));
  });
});

describe("the reconciliation's own role", () => {
  const databases = openDatabases((owner) => {
    const url = new URL(server.url);
    return Object.assign(url, { username: auditRole, password: auditRole, pathname: `/hilltop_${owner}` }).href;
  });
  afterAll(() => databases.close());

  it('suffices for every check', async () => {
    const findings = await runChecks({ ...context, databases: databases.ask });
    expect(findings.flatMap(({ differences }) => [...differences])).toEqual([]);
  });

  it('leaves the report, and no older one in its place', async () => {
    const report = (minute: string) => {
      const ended = new Date(`2026-11-21T12:${minute}:00Z`);
      return reconciliationReport([{ check: minute, differences: [] }], ended, ended);
    };
    for (const minute of ['01', '03', '02']) await storeReconciliationReport(databases.ask.staff, report(minute));
    const { rows = [] } = (await clients.get('staff')?.query('SELECT ended_at, checks FROM last_audit')) ?? {};
    expect(rows).toMatchObject([{ ended_at: new Date('2026-11-21T12:03:00Z'), checks: [{ name: '03' }] }]);
  });

  it.each<[Owner, string]>([
    ['bookings', 'SELECT first_name, email FROM bookings'],
    ['bookings', 'UPDATE slots SET taken = 0'],
    ['bookings', 'DELETE FROM outbox'],
    ['contact', 'SELECT message FROM contact_messages'],
    ['orders', 'SELECT customer_email FROM orders'],
    ['media', 'SELECT payload FROM dead_letters'],
    ['staff', 'SELECT token_hash FROM sessions'],
    ['staff', 'SELECT password_hash FROM accounts'],
    ['staff', 'DELETE FROM last_audit'],
  ])('may not, in %s: %s', async (owner, statement) => {
    await expect(databases.ask[owner](statement)).rejects.toThrow('permission denied');
  });
});
