import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The first shape of the database: who may sign in, who is, and who failed to. */
export class AccountsSessions1790000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE accounts (
        id uuid NOT NULL,
        email text NOT NULL,
        name text NOT NULL,
        password_hash text NOT NULL,
        created_at timestamptz NOT NULL,
        disabled_at timestamptz,
        CONSTRAINT "PK_accounts" PRIMARY KEY (id)
      );
      CREATE UNIQUE INDEX accounts_email ON accounts (email);
      CREATE TABLE sessions (
        token_hash text NOT NULL,
        account_id uuid NOT NULL,
        created_at timestamptz NOT NULL,
        last_seen_at timestamptz NOT NULL,
        ended_at timestamptz,
        CONSTRAINT "PK_sessions" PRIMARY KEY (token_hash)
      );
      CREATE INDEX sessions_by_account ON sessions (account_id);
      CREATE TABLE sign_in_failures (
        key text PRIMARY KEY,
        failures integer NOT NULL,
        failed_at timestamptz NOT NULL
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['sign_in_failures', 'sessions', 'accounts']) await runner.query(`DROP TABLE ${table}`);
  }
}
