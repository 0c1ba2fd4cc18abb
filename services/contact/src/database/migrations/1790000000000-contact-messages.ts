import { createOutboxTable, dropOutboxTable } from '@hilltop/platform/messaging/outbox/create-outbox-table';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The first shape of the database: messages, how many came from whom, and the events that say so. */
export class ContactMessages1790000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE contact_messages (
        id uuid NOT NULL,
        first_name text NOT NULL,
        last_name text NOT NULL,
        email text NOT NULL,
        phone text NOT NULL,
        subject text NOT NULL,
        message text NOT NULL,
        received_at timestamptz NOT NULL,
        CONSTRAINT "PK_contact_messages" PRIMARY KEY (id),
        CONSTRAINT contact_messages_subject_known CHECK (subject IN
          ('tour-inquiry', 'group-booking', 'general-information', 'store-inquiry', 'media-research', 'other')),
        CONSTRAINT contact_messages_length CHECK (char_length(message) BETWEEN 1 AND 5000)
      );
      CREATE INDEX contact_messages_by_time ON contact_messages (received_at);
      CREATE TABLE message_counts (
        key text PRIMARY KEY,
        time_window bigint NOT NULL,
        count integer NOT NULL
      );
    `);
    await runner.query(createOutboxTable);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(dropOutboxTable);
    for (const table of ['message_counts', 'contact_messages']) await runner.query(`DROP TABLE ${table}`);
  }
}
