import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Pieces that were taken for orders that are not stored yet. */
export class UnfinishedClaims1795772100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE unfinished_claims (
        id uuid NOT NULL,
        items jsonb NOT NULL,
        request_hash text NOT NULL,
        is_ending boolean NOT NULL DEFAULT false,
        due_at timestamptz NOT NULL,
        CONSTRAINT "PK_unfinished_claims" PRIMARY KEY (id)
      );
      CREATE INDEX unfinished_claims_due ON unfinished_claims (due_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE unfinished_claims');
  }
}
