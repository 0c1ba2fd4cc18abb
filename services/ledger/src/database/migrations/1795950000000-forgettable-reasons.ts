import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The role may blank the reason of a correction, when its guest is erased, and write no other in its place. */
export class ForgettableReasons1795950000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      SET LOCAL lock_timeout = '5s';
      CREATE TRIGGER corrections_stay BEFORE UPDATE ON corrections
        FOR EACH ROW WHEN (NEW.reason <> '') EXECUTE FUNCTION refuse_change();
      GRANT UPDATE (reason) ON corrections TO CURRENT_USER;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER corrections_stay ON corrections;
      REVOKE UPDATE (reason) ON corrections FROM CURRENT_USER;
    `);
  }
}
