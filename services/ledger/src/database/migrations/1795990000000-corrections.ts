import { OneWayMigration } from '@hilltop/platform/database/release-schema';
import type { QueryRunner } from 'typeorm';

/**
 * Movements that correct others, and the tax rates of lines. Lines of before have no rate: nobody changes a line. The role may blank the
 * reason of a correction, when its guest is erased, and write no other in its place.
 */
export class Corrections1795990000000 extends OneWayMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE corrections (
        movement_id uuid PRIMARY KEY,
        corrects uuid NOT NULL CONSTRAINT corrections_once UNIQUE,
        reason text NOT NULL,
        staff_id uuid NOT NULL,
        at timestamptz NOT NULL
      );
      CREATE TRIGGER corrections_stay BEFORE UPDATE ON corrections
        FOR EACH ROW WHEN (NEW.reason <> '') EXECUTE FUNCTION refuse_change();
      REVOKE UPDATE, DELETE, TRUNCATE ON corrections FROM CURRENT_USER;
      GRANT UPDATE (reason) ON corrections TO CURRENT_USER;
      ALTER TABLE money_lines ADD COLUMN tax_rate smallint, ADD COLUMN state_tax_rate smallint;
    `);
  }
}
