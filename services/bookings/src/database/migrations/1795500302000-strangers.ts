import { createIndexConcurrently } from '@hilltop/platform/database/create-index-concurrently';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds what one caller holds and has held of a time, and its entries without a confirmed address. */
export class Strangers1795500302000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndexConcurrently(
      runner,
      'waitlist_unconfirmed',
      `waitlist_entries (caller) WHERE confirmed_at IS NULL AND status = 'waiting'`,
    );
    await createIndexConcurrently(runner, 'holds_active_by_network', `holds (network) WHERE status = 'active'`);
    await createIndexConcurrently(
      runner,
      'holds_by_caller_and_slot',
      `holds (caller, slot_id, created_at) WHERE status <> 'converted'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'DROP INDEX holds_by_caller_and_slot; DROP INDEX holds_active_by_network; DROP INDEX waitlist_unconfirmed',
    );
  }
}
