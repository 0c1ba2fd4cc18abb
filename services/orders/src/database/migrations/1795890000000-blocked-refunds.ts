import { createIndexConcurrently } from '@hilltop/platform/database/create-index-concurrently';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Refunds are found by their keys, and those of blocked vouchers by when these were blocked. */
export class BlockedRefunds1795890000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE vouchers ADD COLUMN IF NOT EXISTS blocked_at timestamptz');
    await runner.query(`UPDATE vouchers SET blocked_at = now() WHERE status = 'blocked' AND blocked_at IS NULL`);
    await createIndexConcurrently(runner, 'voucher_entries_returned', `voucher_entries (key) WHERE cause = 'returned'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX voucher_entries_returned');
    await runner.query('ALTER TABLE vouchers DROP COLUMN blocked_at');
  }
}
