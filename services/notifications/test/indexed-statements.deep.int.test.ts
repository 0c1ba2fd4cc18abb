import { randomUUID } from 'node:crypto';
import { Metrics } from '@hilltop/platform/telemetry/metrics';
import { createWatchedDatabase, type WatchedDatabase } from '@hilltop/platform/testing/watched-database';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { showEmails } from '../src/emails/email.metrics.js';
import { EmailRepository } from '../src/emails/email.repository.js';
import { EmailAdminRepository, type EmailFilter } from '../src/emails/email-admin.repository.js';
import { ReadMailHealth } from '../src/emails/mail-health/read-mail-health.js';
import { notificationsService } from '../src/service.js';
import { owedTicket } from './support/owed-ticket.js';

/** Mostly sent e-mails, a few queued ones, and fewer failed ones. */
const FILL = `
  INSERT INTO emails (id, kind, about, status, attempts, due_at, correlation_id, created_at, sent_at)
  SELECT gen_random_uuid(), (ARRAY['booking-ticket', 'order-receipt', 'contact-for-staff'])[n % 3 + 1], gen_random_uuid(),
    CASE WHEN n % 1000 = 0 THEN 'failed' WHEN n % 500 = 0 THEN 'queued' ELSE 'sent' END, 1, now(), gen_random_uuid(),
    now() - n * interval '1 minute', CASE WHEN n % 500 = 0 THEN NULL ELSE now() END
  FROM generate_series(1, 12000) n`;

const now = new Date('2026-11-21T16:30:00Z');
const newestFirst: EmailFilter = {
  status: null,
  search: '',
  sort: 'CREATED',
  direction: 'DESCENDING',
  first: 24,
  offset: 0,
};

let database: WatchedDatabase;
let app: EmailAdminRepository;
beforeAll(async () => {
  database = await createWatchedDatabase({
    entities: notificationsService.entities,
    migrations: notificationsService.migrations,
    fill: FILL,
    growing: ['emails'],
  });
  app = new EmailAdminRepository(database.watch.statements);
});
afterAll(() => database.close());

/** The queries of a metrics scrape. */
async function readFigures(): Promise<void> {
  const metrics = new Metrics();
  showEmails(metrics, database.dataSource);
  expect(await metrics.read()).toContain('hilltop_emails{status="failed"} 12');
}

describe('with thousands of rows, the table of e-mails is not scanned', () => {
  it('by queueing, claiming and sending one', async () => {
    const emails = new EmailRepository(database.watch.statements);
    const reads = await database.watch.wholeReadsOf(async () => {
      await database.dataSource.transaction((manager) => emails.enqueue(owedTicket(), now, manager));
      const [email] = await emails.claim(new Date('2100-01-01T00:00Z'), 8);
      if (!email) throw new Error('no e-mail is due');
      await emails.renew(email);
      await emails.holdBack(email, 'limit', now);
      await emails.markDelayed(email, 'busy', now);
      await emails.markFailed(email, 'refused');
      await emails.markSent(email, now);
    });
    expect(reads).toEqual({});
  });

  it('by viewing and resending one', async () => {
    const reads = await database.watch.wholeReadsOf(async () => {
      await app.find(randomUUID());
      await app.resend(randomUUID(), now, database.dataSource.manager);
    });
    expect(reads).toEqual({});
  });

  it('by counting what mail servers did not take', async () => {
    const health = new ReadMailHealth(database.watch.statements);
    expect(await database.watch.wholeReadsOf(() => health.read(now))).toEqual({});
  });

  it('by the metrics of unsent e-mails', async () => {
    expect(await database.watch.wholeReadsOf(readFigures)).toEqual({});
  });

  it.each(['CREATED', 'KIND', 'STATUS'] as const)(
    'or sorted by the first page of the list in admin: %s',
    async (sort) => {
      const slow = await database.watch.slowFirstPagesOf((page, direction) =>
        app.page({ ...page, status: null, sort, direction }),
      );
      expect(slow).toEqual({});
    },
  );

  it.each(['failed', 'queued', 'sending', 'waiting'] as const)('by a page of those that are %s', async (status) => {
    expect(await database.watch.wholeReadsOf(() => app.page({ ...newestFirst, status }))).toEqual({});
  });
});

describe('the check of query plans', () => {
  it('reports missing indexes', async () => {
    await database.dataSource.query('DROP INDEX emails_unsent; DROP INDEX emails_by_status; DROP INDEX emails_by_kind');
    expect(Object.values(await database.watch.wholeReadsOf(readFigures))).toEqual([['emails']]);
    const slow = await database.watch.slowPagesOf(() => app.page({ ...newestFirst, sort: 'STATUS' }));
    expect(Object.values(slow)).toEqual([['sorts', 'emails']]);
  });
});
