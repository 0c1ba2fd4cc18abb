import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Requests to erase a visitor's personal data, and what each service reported. */
export class Erasures1795372000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE erasures (
        id uuid NOT NULL,
        email_hash text NOT NULL,
        requested_by uuid NOT NULL,
        requested_at timestamptz NOT NULL,
        CONSTRAINT "PK_erasures" PRIMARY KEY (id)
      );
      CREATE TABLE erasure_reports (
        erasure_id uuid NOT NULL,
        service text NOT NULL,
        erased integer NOT NULL,
        kept integer NOT NULL,
        CONSTRAINT "PK_erasure_reports" PRIMARY KEY (erasure_id, service)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['erasure_reports', 'erasures']) await runner.query(`DROP TABLE ${table}`);
  }
}
