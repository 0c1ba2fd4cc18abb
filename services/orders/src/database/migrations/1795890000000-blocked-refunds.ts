import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Refunds are found by their keys, and those of blocked vouchers by when these were blocked. */
export class BlockedRefunds1795890000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE vouchers ADD COLUMN blocked_at timestamptz');
    await runner.query(`UPDATE vouchers SET blocked_at = now() WHERE status = 'blocked'`);
    await runner.query(`CREATE INDEX voucher_entries_returned ON voucher_entries (key) WHERE cause = 'returned'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX voucher_entries_returned');
    await runner.query('ALTER TABLE vouchers DROP COLUMN blocked_at');
  }
}
