import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Null while a tour is on offer, and in rows of processes of the last release. */
export class WithdrawnTours1795870000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE cart_tours ADD COLUMN withdrawn_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE cart_tours DROP COLUMN withdrawn_at');
  }
}
