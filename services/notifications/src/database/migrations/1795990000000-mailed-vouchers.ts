import { OneWayMigration } from '@hilltop/platform/database/release-schema';
import type { QueryRunner } from 'typeorm';

/** Every report of the list in contracts can be mailed, and the house has a tax number. */
export class MailedVouchers1795990000000 extends OneWayMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE report_schedules DROP CONSTRAINT report_schedules_file_known;
      ALTER TABLE house_details ADD COLUMN tax_number text`);
  }
}
