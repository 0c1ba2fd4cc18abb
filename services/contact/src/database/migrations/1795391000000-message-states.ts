import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Staff see which messages nobody has read or answered. The messages that are there count as read. */
export class MessageStates1795391000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE contact_messages ADD COLUMN state text NOT NULL DEFAULT 'read',
        ADD CONSTRAINT contact_messages_state_known CHECK (state IN ('unread', 'read', 'answered'));
      ALTER TABLE contact_messages ALTER COLUMN state SET DEFAULT 'unread';
      CREATE INDEX contact_messages_unanswered ON contact_messages (received_at, id) WHERE state <> 'answered';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE contact_messages DROP COLUMN state');
  }
}
