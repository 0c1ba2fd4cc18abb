import { createIndexConcurrently } from '@hilltop/platform/database/create-index-concurrently';
import { createSearchForm } from '@hilltop/platform/database/create-search-form';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Search without accents, in any order of names and by digits; the same sort order on every machine. */
export class FoundAsTyped1795810000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createSearchForm(runner);
    await createIndexConcurrently(
      runner,
      'contact_messages_searched',
      String.raw`contact_messages USING gin (search_form(first_name || ' ' || last_name || ' ' || email || ' ' || message || ' ' ||
        regexp_replace(phone, '\D', '', 'g')) gin_trgm_ops)`,
    );
    await createIndexConcurrently(
      runner,
      'contact_messages_by_name',
      'contact_messages (search_form(last_name) COLLATE "C", search_form(first_name) COLLATE "C", id)',
    );
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS contact_messages_by_writer');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX contact_messages_by_writer ON contact_messages (lower(last_name), lower(first_name), id)`,
    );
    await runner.query(
      'DROP INDEX contact_messages_searched, contact_messages_by_name; DROP FUNCTION search_form(text)',
    );
  }
}
