import { createOutboxTable, dropOutboxTable } from '@hilltop/platform/messaging/outbox/create-outbox-table';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What staff do with e-mails is told to the record of staff actions. */
export class Outbox1795370400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(createOutboxTable);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(dropOutboxTable);
  }
}
