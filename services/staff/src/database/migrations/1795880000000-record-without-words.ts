import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Staff's own words can name a visitor, and the record cannot be changed: only here, once. */
export class RecordWithoutWords1795880000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      SET LOCAL lock_timeout = '5s';
      GRANT UPDATE ON staff_actions TO CURRENT_USER;
      ALTER TABLE staff_actions DISABLE TRIGGER keep_staff_actions;
      UPDATE staff_actions SET before = before - '{reason,note}'::text[], after = after - '{reason,note}'::text[]
      WHERE before ?| '{reason,note}' OR after ?| '{reason,note}';
      ALTER TABLE staff_actions ENABLE TRIGGER keep_staff_actions;
      REVOKE UPDATE ON staff_actions FROM CURRENT_USER;
    `);
  }

  async down(): Promise<void> {
    // The words are gone for good.
  }
}
