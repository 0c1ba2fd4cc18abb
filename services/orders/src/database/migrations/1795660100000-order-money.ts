import { createWrittenMoney, dropWrittenMoney } from '@hilltop/payments/money/create-written-money';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const MOVES = `OLD.status <> NEW.status OR OLD.lines <> NEW.lines OR OLD.shipping_cents <> NEW.shipping_cents`;

/** A trigger, so that writes by processes of the last release are published too. */
export class OrderMoney1795660100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE orders ADD COLUMN status_changed_at timestamptz');
    await runner.query(createWrittenMoney('orders', MOVES));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(dropWrittenMoney('orders'));
    await runner.query('ALTER TABLE orders DROP COLUMN status_changed_at');
  }
}
