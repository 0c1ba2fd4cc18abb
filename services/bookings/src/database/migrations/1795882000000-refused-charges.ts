import type { MigrationInterface, QueryRunner } from 'typeorm';

const kinds =
  "'moved', 'party_changed', 'food_changed', 'cancelled', 'displaced', 'restored', 'contact_corrected', 'goodwill', 'paid_at_door'";

const knows = (known: string) => `
  ALTER TABLE booking_changes DROP CONSTRAINT booking_changes_kind_known,
    ADD CONSTRAINT booking_changes_kind_known CHECK (kind IN (${known})) NOT VALID`;

/** The history says what the bank did not pay. A later migration validates the rows. */
export class RefusedCharges1795882000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(knows(`${kinds}, 'payment_refused'`));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(knows(kinds));
  }
}
