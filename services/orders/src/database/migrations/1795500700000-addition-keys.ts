import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A line remembers the keys of its last additions. */
export class AdditionKeys1795500700000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE cart_items ADD COLUMN addition_keys text[] NOT NULL DEFAULT '{}'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE cart_items DROP COLUMN addition_keys');
  }
}
