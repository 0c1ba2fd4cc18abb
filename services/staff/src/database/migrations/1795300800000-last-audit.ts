import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the reconciliation last found. It writes the one row; the admin reads it. */
export class LastAudit1795300800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE last_audit (
        id integer PRIMARY KEY CHECK (id = 1),
        ended_at timestamptz NOT NULL,
        took_ms integer NOT NULL CHECK (took_ms >= 0),
        checks jsonb NOT NULL CHECK (jsonb_typeof(checks) = 'array')
      )
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE last_audit');
  }
}
