import { createIndexConcurrently } from '@hilltop/platform/database/create-index-concurrently';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The admin sorts images by any of its columns; the first page of each order is read from an index. */
export class SortedImages1795300000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndexConcurrently(
      runner,
      'images_by_name',
      'images (lower(originalname), filename) WHERE removed_at IS NULL',
    );
    await createIndexConcurrently(runner, 'images_by_size', 'images (bytes, filename) WHERE removed_at IS NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of ['images_by_name', 'images_by_size']) await runner.query(`DROP INDEX ${name}`);
  }
}
