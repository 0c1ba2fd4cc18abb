import type { MigrationInterface, QueryRunner } from 'typeorm';

const kinds = "'moved', 'party_changed', 'food_changed', 'cancelled', 'displaced', 'restored'";
const reasons = "'moved', 'party_changed', 'cancelled', 'not_booked', 'unused'";

/** Corrections of contacts, and goodwill. A later migration validates the rows. */
export class DeskChanges1795503700000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE bookings
        ADD COLUMN goodwill_cents integer NOT NULL DEFAULT 0,
        ADD CONSTRAINT bookings_goodwill CHECK (goodwill_cents >= 0) NOT VALID;
      ALTER TABLE booking_changes
        ADD COLUMN former_contact jsonb,
        DROP CONSTRAINT booking_changes_kind_known,
        ADD CONSTRAINT booking_changes_kind_known CHECK (kind IN (${kinds}, 'contact_corrected', 'goodwill')) NOT VALID;
      ALTER TABLE refunds
        DROP CONSTRAINT refunds_reason_known,
        ADD CONSTRAINT refunds_reason_known CHECK (reason IN (${reasons}, 'goodwill')) NOT VALID;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE refunds
        DROP CONSTRAINT refunds_reason_known,
        ADD CONSTRAINT refunds_reason_known CHECK (reason IN (${reasons})) NOT VALID;
      ALTER TABLE booking_changes
        DROP COLUMN former_contact,
        DROP CONSTRAINT booking_changes_kind_known,
        ADD CONSTRAINT booking_changes_kind_known CHECK (kind IN (${kinds})) NOT VALID;
      ALTER TABLE bookings DROP COLUMN goodwill_cents;
    `);
  }
}
