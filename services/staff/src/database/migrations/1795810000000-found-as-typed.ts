import { createIndexConcurrently } from '@hilltop/platform/database/create-index-concurrently';
import { createSearchForm } from '@hilltop/platform/database/create-search-form';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Search by words of the target's name, without accents and in any order. */
export class FoundAsTyped1795810000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createSearchForm(runner);
    await createIndexConcurrently(
      runner,
      'staff_actions_searched',
      `staff_actions USING gin (search_form(target_name || ' ' || replace(target_name, '-', '')) gin_trgm_ops)`,
    );
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS staff_actions_by_target_name');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX staff_actions_by_target_name ON staff_actions (lower(target_name) text_pattern_ops)`,
    );
    await runner.query('DROP INDEX staff_actions_searched; DROP FUNCTION search_form(text)');
  }
}
