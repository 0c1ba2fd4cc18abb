import { createWrittenMoney, dropWrittenMoney } from '@hilltop/payments/money/create-written-money';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const MOVES = `OLD.total_cents <> NEW.total_cents OR OLD.goodwill_cents <> NEW.goodwill_cents OR OLD.kept_cents <> NEW.kept_cents
  OR OLD.starts_at <> NEW.starts_at OR OLD.tour_id <> NEW.tour_id
  OR (OLD.status = 'cancelled') <> (NEW.status = 'cancelled')`;

/** A trigger, so that writes by processes of the last release are published too. */
export class BookingMoney1795660000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(createWrittenMoney('bookings', MOVES));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(dropWrittenMoney('bookings'));
  }
}
