import { createOutboxTable, dropOutboxTable } from '@hilltop/platform/messaging/outbox/create-outbox-table';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Accounts whose owners choose the password by a mailed link, authenticator apps, and the events that have links mailed. */
export class AccountLinks1795369340146 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`SET LOCAL lock_timeout = '5s'`);
    await runner.query(`
      ALTER TABLE accounts ADD COLUMN last_sign_in_at timestamptz, ALTER COLUMN password_hash DROP NOT NULL;
      CREATE TABLE account_links (
        id uuid NOT NULL,
        account_id uuid NOT NULL,
        purpose text NOT NULL,
        expires_at timestamptz NOT NULL,
        ended_at timestamptz,
        CONSTRAINT "PK_account_links" PRIMARY KEY (id),
        CONSTRAINT account_links_purpose_known CHECK (purpose IN ('invitation', 'password-reset'))
      );
      CREATE INDEX account_links_by_account ON account_links (account_id);
      CREATE TABLE recovery_codes (
        account_id uuid NOT NULL,
        code_hash text NOT NULL,
        CONSTRAINT "PK_recovery_codes" PRIMARY KEY (account_id, code_hash)
      );
      CREATE TABLE totp_factors (
        account_id uuid NOT NULL,
        sealed_secret text NOT NULL,
        created_at timestamptz NOT NULL,
        confirmed_at timestamptz,
        last_step bigint NOT NULL DEFAULT 0,
        CONSTRAINT "PK_totp_factors" PRIMARY KEY (account_id)
      );
    `);
    await runner.query(createOutboxTable);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(dropOutboxTable);
    for (const table of ['totp_factors', 'recovery_codes', 'account_links']) await runner.query(`DROP TABLE ${table}`);
    // Who has not chosen a password yet could not sign in anyway.
    await runner.query('DELETE FROM accounts WHERE password_hash IS NULL');
    await runner.query('ALTER TABLE accounts DROP COLUMN last_sign_in_at, ALTER COLUMN password_hash SET NOT NULL');
  }
}
