import { createIndexConcurrently } from '@hilltop/platform/database/create-index-concurrently';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The admin searches all bookings for a part of a phone number, by its digits. */
export class SearchedPhones1795510200000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndexConcurrently(
      runner,
      'bookings_by_phone',
      String.raw`bookings USING gin (regexp_replace(phone, '\D', '', 'g') gin_trgm_ops)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX bookings_by_phone');
  }
}
