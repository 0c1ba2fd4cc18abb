import type { MigrationInterface, QueryRunner } from 'typeorm';

export class GuestBook1795650000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE guest_book_entries (
        id uuid PRIMARY KEY,
        booking_id uuid NOT NULL,
        first_name text NOT NULL,
        words text,
        private_words text,
        stars smallint,
        visited_on date NOT NULL,
        written_at timestamptz NOT NULL,
        state text NOT NULL DEFAULT 'held',
        left_out_because text,
        decided_by uuid,
        decided_at timestamptz,
        CONSTRAINT guest_book_stars CHECK (stars BETWEEN 1 AND 5),
        CONSTRAINT guest_book_state_known CHECK (state IN ('held', 'taken_in', 'left_out')),
        CONSTRAINT guest_book_left_out CHECK (
          (state = 'left_out') = (left_out_because IS NOT NULL)
          AND (left_out_because IS NULL OR left_out_because IN ('advertising', 'person', 'not_about_visit')))
      );
      CREATE UNIQUE INDEX guest_book_by_booking ON guest_book_entries (booking_id);
      CREATE INDEX guest_book_by_state ON guest_book_entries (state, visited_on DESC, written_at DESC, id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE guest_book_entries');
  }
}
