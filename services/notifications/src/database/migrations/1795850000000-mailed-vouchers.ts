import type { MigrationInterface, QueryRunner } from 'typeorm';

const known = (files: string) => `
  ALTER TABLE report_schedules
    DROP CONSTRAINT report_schedules_file_known,
    ADD CONSTRAINT report_schedules_file_known CHECK (file IN (${files})) NOT VALID`;

/** Adds the kind `vouchers`. */
export class MailedVouchers1795850000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(known(`'takings', 'lines', 'tax', 'vouchers', 'journal', 'visits'`));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM report_schedules WHERE file = 'vouchers'`);
    await runner.query(known(`'takings', 'lines', 'tax', 'journal', 'visits'`));
  }
}
