import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The card to charge when a visit of an order gets more expensive. Null for bookings of their own. */
export class OrderCards1795771000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE bookings ADD COLUMN order_intent_id text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE bookings DROP COLUMN order_intent_id');
  }
}
