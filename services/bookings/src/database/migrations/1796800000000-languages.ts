import type { MigrationInterface, QueryRunner } from 'typeorm';

const KINDS = `'moved', 'party_changed', 'food_changed', 'cancelled', 'displaced', 'restored', 'contact_corrected', 'goodwill', 'paid_at_door', 'payment_refused'`;

const known = (name: string) => `ADD CONSTRAINT ${name} CHECK (language IN ('en', 'es')) NOT VALID`;

/** Who is written to in which language. What a process of the release before stores is English. */
export class Languages1796800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE bookings ADD COLUMN language text NOT NULL DEFAULT 'en', ${known('bookings_language')};
      ALTER TABLE waitlist_entries ADD COLUMN language text NOT NULL DEFAULT 'en', ${known('waitlist_language')};
      ALTER TABLE payment_links ADD COLUMN language text NOT NULL DEFAULT 'en', ${known('payment_links_language')};
      ALTER TABLE booking_changes
        DROP CONSTRAINT booking_changes_kind_known,
        ADD CONSTRAINT booking_changes_kind_known CHECK (kind IN (${KINDS}, 'language_changed')) NOT VALID`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE booking_changes
        DROP CONSTRAINT booking_changes_kind_known,
        ADD CONSTRAINT booking_changes_kind_known CHECK (kind IN (${KINDS})) NOT VALID;
      ALTER TABLE payment_links DROP COLUMN language;
      ALTER TABLE waitlist_entries DROP COLUMN language;
      ALTER TABLE bookings DROP COLUMN language`);
  }
}
