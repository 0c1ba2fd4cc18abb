import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Pages for the e-mails to the owner. */
export class SealedPages1795720100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE sealed_pages (id uuid PRIMARY KEY, page jsonb NOT NULL, sealed_at timestamptz NOT NULL);
      CREATE INDEX sealed_pages_oldest ON sealed_pages (sealed_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE sealed_pages');
  }
}
