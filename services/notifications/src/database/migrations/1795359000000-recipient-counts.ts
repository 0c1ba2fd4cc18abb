import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How many e-mails each address got today. */
export class RecipientCounts1795359000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE TABLE recipient_counts (key text PRIMARY KEY, time_window integer NOT NULL, count integer NOT NULL)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE recipient_counts');
  }
}
