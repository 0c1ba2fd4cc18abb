import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Orders had two ways to sell, and a payment was for one of them. */
export class PaymentsForAnything1795980000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE browser_payments DROP COLUMN for_cart');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE browser_payments ADD COLUMN for_cart boolean NOT NULL DEFAULT false');
  }
}
