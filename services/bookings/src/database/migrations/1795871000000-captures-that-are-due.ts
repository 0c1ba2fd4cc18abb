import { FORGET_SENT_REFUNDS, SEE_SENT_REFUNDS } from '@hilltop/payments/money/create-written-money';
import { createIndexConcurrently } from '@hilltop/platform/database/create-index-concurrently';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A purchase is stored before its money is captured. */
export class CapturesThatAreDue1795871000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE payments ADD COLUMN IF NOT EXISTS capture_due_at timestamptz');
    await createIndexConcurrently(
      runner,
      'payments_to_capture',
      'payments (capture_due_at) WHERE capture_due_at IS NOT NULL',
    );
    await runner.query(SEE_SENT_REFUNDS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(FORGET_SENT_REFUNDS);
    await runner.query('ALTER TABLE payments DROP COLUMN capture_due_at');
  }
}
