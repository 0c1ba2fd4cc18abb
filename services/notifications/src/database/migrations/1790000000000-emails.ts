import { createInboxTables, dropInboxTables } from '@hilltop/platform/messaging/inbox/create-inbox-tables';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The first shape of the database: e-mails that are owed, and the events that said so. */
export class Emails1790000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE emails (
        id uuid NOT NULL,
        kind text NOT NULL,
        about uuid NOT NULL,
        status text NOT NULL,
        attempts integer NOT NULL,
        due_at timestamptz NOT NULL,
        leased_until timestamptz,
        lease_owner uuid,
        last_error text,
        correlation_id uuid NOT NULL,
        created_at timestamptz NOT NULL,
        sent_at timestamptz,
        CONSTRAINT "PK_emails" PRIMARY KEY (id),
        CONSTRAINT emails_status_known CHECK (status IN ('queued', 'sent', 'failed'))
      );
      CREATE UNIQUE INDEX emails_once ON emails (kind, about);
      CREATE INDEX emails_due ON emails (due_at) WHERE status = 'queued';
    `);
    await runner.query(createInboxTables);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(dropInboxTables);
    await runner.query('DROP TABLE emails');
  }
}
