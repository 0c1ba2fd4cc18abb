import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Runs in its own transaction, so that sales go on meanwhile. */
export class ValidDeskChanges1795503700100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE bookings VALIDATE CONSTRAINT bookings_goodwill;
      ALTER TABLE booking_changes VALIDATE CONSTRAINT booking_changes_kind_known;
      ALTER TABLE refunds VALIDATE CONSTRAINT refunds_reason_known;
    `);
  }

  async down(): Promise<void> {}
}
