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
      'bookings_searched',
      String.raw`bookings USING gin (search_form(first_name || ' ' || last_name || ' ' || email || ' ' || confirmation_code || ' ' ||
        replace(confirmation_code, '-', '') || ' ' || regexp_replace(phone, '\D', '', 'g')) gin_trgm_ops)`,
    );
    await createIndexConcurrently(
      runner,
      'bookings_by_guest',
      'bookings (search_form(last_name) COLLATE "C", search_form(first_name) COLLATE "C", id)',
    );
    for (const name of ['bookings_search', 'bookings_by_phone'])
      await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE INDEX bookings_search ON bookings USING gin
        ((first_name || ' ' || last_name) gin_trgm_ops, email gin_trgm_ops, confirmation_code gin_trgm_ops)`);
    await runner.query(
      String.raw`CREATE INDEX bookings_by_phone ON bookings USING gin (regexp_replace(phone, '\D', '', 'g') gin_trgm_ops)`,
    );
    await runner.query('DROP INDEX bookings_searched, bookings_by_guest; DROP FUNCTION search_form(text)');
  }
}
