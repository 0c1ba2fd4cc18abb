import { createIndexConcurrently } from '@hilltop/platform/database/create-index-concurrently';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The admin sorts messages by any of its columns; the first page of each order is read from an index. */
export class SortedMessages1795300000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndexConcurrently(
      runner,
      'contact_messages_by_writer',
      'contact_messages (lower(last_name), lower(first_name), id)',
    );
    await createIndexConcurrently(runner, 'contact_messages_by_subject', 'contact_messages (subject, id)');
    await createIndexConcurrently(runner, 'contact_messages_by_email', 'contact_messages (lower(email), id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of ['contact_messages_by_writer', 'contact_messages_by_subject', 'contact_messages_by_email'])
      await runner.query(`DROP INDEX ${name}`);
  }
}
