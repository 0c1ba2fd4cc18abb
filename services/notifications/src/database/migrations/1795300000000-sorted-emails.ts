import { createIndexConcurrently } from '@hilltop/platform/database/create-index-concurrently';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The admin sorts e-mails by kind and status, and whoever watches asks again and again for those that are not sent. */
export class SortedEmails1795300000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndexConcurrently(runner, 'emails_by_kind', 'emails (kind, id)');
    await createIndexConcurrently(runner, 'emails_by_status', 'emails (status, id)');
    await createIndexConcurrently(runner, 'emails_unsent', `emails (status) WHERE status <> 'sent'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of ['emails_by_kind', 'emails_by_status', 'emails_unsent'])
      await runner.query(`DROP INDEX ${name}`);
  }
}
