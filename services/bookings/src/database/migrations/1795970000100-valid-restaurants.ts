import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Runs in its own transaction, so that menus are changed meanwhile. */
export class ValidRestaurants1795970000100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE menus VALIDATE CONSTRAINT menus_restaurant');
  }

  async down(): Promise<void> {}
}
