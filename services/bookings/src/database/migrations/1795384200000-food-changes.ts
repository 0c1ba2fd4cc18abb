import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A change may be of the food. The rows that are there were checked by the narrower rule. */
export class FoodChanges1795384200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE booking_changes
        DROP CONSTRAINT booking_changes_kind_known,
        ADD CONSTRAINT booking_changes_kind_known
          CHECK (kind IN ('moved', 'party_changed', 'food_changed', 'cancelled')) NOT VALID;
      ALTER TABLE booking_changes VALIDATE CONSTRAINT booking_changes_kind_known;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE booking_changes
        DROP CONSTRAINT booking_changes_kind_known,
        ADD CONSTRAINT booking_changes_kind_known
          CHECK (kind IN ('moved', 'party_changed', 'cancelled')) NOT VALID
    `);
  }
}
