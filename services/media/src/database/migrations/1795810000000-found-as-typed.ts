import { createIndexConcurrently } from '@hilltop/platform/database/create-index-concurrently';
import { createSearchForm } from '@hilltop/platform/database/create-search-form';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Search without accents, in any order of words; the same sort order on every machine. */
export class FoundAsTyped1795810000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createSearchForm(runner);
    await createIndexConcurrently(
      runner,
      'images_searched',
      'images USING gin (search_form(originalname) gin_trgm_ops) WHERE removed_at IS NULL',
    );
    await createIndexConcurrently(
      runner,
      'images_by_original_name',
      'images (search_form(originalname) COLLATE "C", filename) WHERE removed_at IS NULL',
    );
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS images_by_name');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX images_by_name ON images (lower(originalname), filename) WHERE removed_at IS NULL`,
    );
    await runner.query('DROP INDEX images_searched, images_by_original_name; DROP FUNCTION search_form(text)');
  }
}
