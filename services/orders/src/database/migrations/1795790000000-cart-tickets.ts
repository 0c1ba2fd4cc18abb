import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Null in rows of processes of the last release. */
export class CartTickets1795790000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE cart_tours ADD COLUMN tickets jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE cart_tours DROP COLUMN tickets');
  }
}
