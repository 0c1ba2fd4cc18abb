import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How many purchases each client address made this hour. Unlogged, because they count without a flush to disk. */
export class PurchaseCounts1795500620000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE UNLOGGED TABLE purchase_counts (key text PRIMARY KEY, time_window integer NOT NULL, count integer NOT NULL)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE purchase_counts');
  }
}
