import { randomUUID } from 'node:crypto';
import { JobSignal } from '@hilltop/platform/async/job-signal';
import { PreparedStatements } from '@hilltop/platform/database/prepared-statements';
import { fixedClock } from '@hilltop/platform/lifecycle/clock';
import { emptyTables } from '@hilltop/platform/testing/empty-tables';
import { createTestDatabase, type TestDatabase } from '@hilltop/platform/testing/test-database';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { EmailRepository } from '../src/emails/email.repository.js';
import { type DueSchedule, QueueDueReports } from '../src/mailed-reports/queue-due-reports/queue-due-reports.js';
import { notificationsService } from '../src/service.js';

let database: TestDatabase;
beforeAll(async () => {
  const { entities, migrations } = notificationsService;
  database = await createTestDatabase({ entities, migrations });
});
afterAll(() => database.close());
beforeEach(async () => {
  await emptyTables(database.dataSource, 'emails, report_schedules, mailed_reports');
  await database.dataSource.query(
    `INSERT INTO report_schedules VALUES ($1, $2, 'takings', 'week', 1, '2026-11-23', now())`,
    [randomUUID(), randomUUID()],
  );
});

/** Replicas that all have read what is due before any of them takes it. */
function replicas(count: number, Kind: typeof QueueDueReports = QueueDueReports): QueueDueReports[] {
  const allHaveLooked = Promise.withResolvers<void>();
  let looking = count;
  class Together extends Kind {
    protected override async due(date: string): Promise<DueSchedule[]> {
      const due = await super.due(date);
      if (--looking === 0) allHaveLooked.resolve();
      await allHaveLooked.promise;
      return due;
    }
  }
  const { dataSource } = database;
  return Array.from({ length: count }, () => {
    const emails = new EmailRepository(new PreparedStatements(dataSource));
    const settings = { VENUE_TIME_ZONE: 'America/Chicago' };
    return new Together(dataSource, emails, new JobSignal(), fixedClock('2026-11-23T12:00:00Z'), settings);
  });
}

const rows = async (table: string) => (await database.dataSource.query(`SELECT id FROM ${table}`)).length;

it('queues one e-mail however many replicas find it due', async () => {
  const queued = await Promise.all(replicas(5).map((replica) => replica.execute()));
  expect(queued.reduce((sum, each) => sum + each)).toBe(1);
  expect([await rows('emails'), await rows('mailed_reports')]).toEqual([1, 1]);
});

it('would queue one in each without the condition and the index (negative control)', async () => {
  class Unguarded extends QueueDueReports {
    protected override async take(): Promise<boolean> {
      return true;
    }
  }
  await database.dataSource.query('DROP INDEX mailed_reports_once');
  await Promise.all(replicas(2, Unguarded).map((replica) => replica.execute()));
  expect(await rows('emails')).toBe(2);
  // With the index alone, the second fails.
  await emptyTables(database.dataSource, 'emails, mailed_reports');
  await database.dataSource.query('CREATE UNIQUE INDEX mailed_reports_once ON mailed_reports (schedule_id, from_date)');
  const ends = await Promise.allSettled(replicas(2, Unguarded).map((replica) => replica.execute()));
  expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await rows('emails')).toBe(1);
});
