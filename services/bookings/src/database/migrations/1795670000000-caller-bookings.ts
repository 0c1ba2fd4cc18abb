import type { MigrationInterface, QueryRunner } from 'typeorm';

const kinds =
  "'moved', 'party_changed', 'food_changed', 'cancelled', 'displaced', 'restored', 'contact_corrected', 'goodwill'";

/** Callers pay at the door, by a link, or nothing, and have signed no waiver yet. A later migration validates the rows. */
export class CallerBookings1795670000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE bookings
        ADD COLUMN unpaid_cents integer NOT NULL DEFAULT 0,
        ADD CONSTRAINT bookings_unpaid CHECK (unpaid_cents >= 0) NOT VALID,
        DROP CONSTRAINT bookings_waiver;
      ALTER TABLE booking_changes
        DROP CONSTRAINT booking_changes_kind_known,
        ADD CONSTRAINT booking_changes_kind_known CHECK (kind IN (${kinds}, 'paid_at_door')) NOT VALID;
      CREATE TABLE payment_links (
        id uuid PRIMARY KEY,
        hold_id uuid NOT NULL,
        email text NOT NULL,
        request jsonb NOT NULL,
        notes jsonb NOT NULL,
        idempotency_key text NOT NULL,
        request_hash text NOT NULL,
        staff_id uuid NOT NULL,
        created_at timestamptz NOT NULL
      );
      CREATE UNIQUE INDEX payment_links_by_hold ON payment_links (hold_id);
      CREATE UNIQUE INDEX payment_links_idempotency_key ON payment_links (idempotency_key);
      CREATE INDEX payment_links_newest ON payment_links (created_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE payment_links;
      ALTER TABLE booking_changes
        DROP CONSTRAINT booking_changes_kind_known,
        ADD CONSTRAINT booking_changes_kind_known CHECK (kind IN (${kinds})) NOT VALID;
      ALTER TABLE bookings
        DROP COLUMN unpaid_cents,
        ADD CONSTRAINT bookings_waiver CHECK (liability_waiver_accepted) NOT VALID;
    `);
  }
}
