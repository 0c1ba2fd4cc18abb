import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Managers get files of reports by e-mail each week or month. */
export class MailedReports1795750000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE report_schedules (
        id uuid PRIMARY KEY,
        staff_id uuid NOT NULL,
        file text NOT NULL,
        every text NOT NULL,
        day integer NOT NULL,
        next_on date NOT NULL,
        created_at timestamptz NOT NULL,
        CONSTRAINT report_schedules_file_known CHECK (file IN ('takings', 'lines', 'tax', 'journal', 'visits')),
        CONSTRAINT report_schedules_day_known CHECK (
          (every = 'week' AND day BETWEEN 1 AND 7) OR (every = 'month' AND day BETWEEN 1 AND 28))
      );
      CREATE UNIQUE INDEX report_schedules_once ON report_schedules (staff_id, file, every, day);
      CREATE INDEX report_schedules_due ON report_schedules (next_on);
      CREATE TABLE mailed_reports (
        id uuid PRIMARY KEY,
        schedule_id uuid NOT NULL,
        from_date date NOT NULL,
        to_date date NOT NULL,
        queued_at timestamptz NOT NULL
      );
      CREATE UNIQUE INDEX mailed_reports_once ON mailed_reports (schedule_id, from_date);
      CREATE INDEX mailed_reports_oldest ON mailed_reports (queued_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE mailed_reports; DROP TABLE report_schedules');
  }
}
