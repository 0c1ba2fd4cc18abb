import { createIndexConcurrently } from '@hilltop/platform/database/create-index-concurrently';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The admin searches all bookings for a part of a name, an e-mail address or a code. */
export class SearchedBookings1795501202000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    // A trusted extension: the owner of a database can create it.
    await runner.query('CREATE EXTENSION IF NOT EXISTS pg_trgm');
    await createIndexConcurrently(
      runner,
      'bookings_search',
      `bookings USING gin
        ((first_name || ' ' || last_name) gin_trgm_ops, email gin_trgm_ops, confirmation_code gin_trgm_ops)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX bookings_search; DROP EXTENSION pg_trgm');
  }
}
