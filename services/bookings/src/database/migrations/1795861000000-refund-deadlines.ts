import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A visit keeps its refund's deadline when it moves, and the house what a smaller or cheaper one no longer needs. The next migration
 * validates the rows.
 */
export class RefundDeadlines1795861000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE bookings
        ADD COLUMN refund_starts_at timestamptz,
        DROP CONSTRAINT bookings_kept,
        ADD CONSTRAINT bookings_kept CHECK (kept_cents >= 0) NOT VALID;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE bookings
        DROP COLUMN refund_starts_at,
        DROP CONSTRAINT bookings_kept,
        ADD CONSTRAINT bookings_kept CHECK (kept_cents >= 0 AND kept_cents <= total_cents) NOT VALID;
    `);
  }
}
