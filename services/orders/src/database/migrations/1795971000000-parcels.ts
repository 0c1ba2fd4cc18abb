import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Carrier and tracking number of an order that was sent. A later migration validates the rows. */
export class Parcels1795971000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE orders ADD COLUMN parcel jsonb;
      ALTER TABLE order_changes
        DROP CONSTRAINT order_changes_kind_known,
        ADD CONSTRAINT order_changes_kind_known CHECK (
          kind IN ('delivery_corrected', 'mailing_changed', 'line_switched', 'parcel_sent', 'parcel_corrected')
        ) NOT VALID;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE order_changes
        DROP CONSTRAINT order_changes_kind_known,
        ADD CONSTRAINT order_changes_kind_known CHECK (kind IN ('delivery_corrected', 'mailing_changed', 'line_switched'))
          NOT VALID;
      ALTER TABLE orders DROP COLUMN parcel;
    `);
  }
}
