import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The card that paid an order is charged when one of its visits becomes dearer. Null for bookings of their own. */
export class OrderCards1795771000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE bookings ADD COLUMN order_intent_id text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE bookings DROP COLUMN order_intent_id');
  }
}
