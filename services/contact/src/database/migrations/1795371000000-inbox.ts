import { createInboxTables, dropInboxTables } from '@hilltop/platform/messaging/inbox/create-inbox-tables';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The service reacts to events from now on: to the request to erase a visitor's personal data. */
export class Inbox1795371000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(createInboxTables);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(dropInboxTables);
  }
}
