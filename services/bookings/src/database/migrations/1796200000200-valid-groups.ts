import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Runs in its own transaction, so that sales go on meanwhile. */
export class ValidGroups1796200000200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE bookings VALIDATE CONSTRAINT bookings_group_size, VALIDATE CONSTRAINT bookings_places,
        VALIDATE CONSTRAINT bookings_of_groups;
      ALTER TABLE holds VALIDATE CONSTRAINT holds_take_places;
      ALTER TABLE payments VALIDATE CONSTRAINT payments_method_known, VALIDATE CONSTRAINT payments_on_account;
      ALTER TABLE slots VALIDATE CONSTRAINT slots_kept`);
  }

  async down(): Promise<void> {}
}
