import { createIndexConcurrently } from '@hilltop/platform/database/create-index-concurrently';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const inOneStatement = 1_000;

/**
 * A column, so that a search computes nothing per row. A trigger keeps it, because a generated column would have locked the table
 * for a rewrite, and for processes of the last release.
 */
export class SearchedBookings1795840000300 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE bookings ADD COLUMN IF NOT EXISTS searched text');
    await runner.query(String.raw`
      CREATE OR REPLACE FUNCTION write_searched() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.searched := search_form(NEW.first_name || ' ' || NEW.last_name || ' ' || NEW.email || ' ' || NEW.confirmation_code || ' ' ||
          replace(NEW.confirmation_code, '-', '') || ' ' || regexp_replace(NEW.phone, '\D', '', 'g'));
        RETURN NEW;
      END $$;
      CREATE OR REPLACE TRIGGER bookings_written BEFORE INSERT OR UPDATE OF first_name, last_name, email, confirmation_code, phone
        ON bookings FOR EACH ROW EXECUTE FUNCTION write_searched()`);
    for (let written = inOneStatement; written === inOneStatement; ) {
      [, written] = await runner.query(
        `UPDATE bookings SET phone = phone WHERE id IN (SELECT id FROM bookings WHERE searched IS NULL LIMIT ${inOneStatement})`,
      );
    }
    await createIndexConcurrently(runner, 'bookings_by_words', 'bookings USING gin (searched gin_trgm_ops)');
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS bookings_searched');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(String.raw`CREATE INDEX bookings_searched ON bookings USING gin (search_form(first_name || ' ' || last_name || ' ' || email ||
        ' ' || confirmation_code || ' ' || replace(confirmation_code, '-', '') || ' ' || regexp_replace(phone, '\D', '', 'g')) gin_trgm_ops)`);
    await runner.query(
      'DROP TRIGGER bookings_written ON bookings; DROP FUNCTION write_searched(); ALTER TABLE bookings DROP COLUMN searched',
    );
  }
}
