import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Validates the check of the migration before, which locks no rows in a transaction of its own. */
export class ValidShipping1795500601000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE orders VALIDATE CONSTRAINT orders_shipping');
  }

  /** A validated check needs no undoing. */
  async down(): Promise<void> {}
}
