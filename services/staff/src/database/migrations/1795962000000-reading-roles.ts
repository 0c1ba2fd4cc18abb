import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ReadingRoles1795962000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      SET LOCAL lock_timeout = '5s';
      ALTER TABLE accounts DROP CONSTRAINT accounts_role_known, ADD CONSTRAINT accounts_role_known
        CHECK (role IN ('guide', 'desk', 'manager', 'ops', 'bookkeeper', 'owner')) NOT VALID;
    `);
  }

  /** The release before knows neither role: who has one gets the one that sees the least of the house, disabled. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      SET LOCAL lock_timeout = '5s';
      UPDATE accounts SET role = 'ops', disabled_at = coalesce(disabled_at, now()) WHERE role IN ('bookkeeper', 'owner');
      ALTER TABLE accounts DROP CONSTRAINT accounts_role_known, ADD CONSTRAINT accounts_role_known
        CHECK (role IN ('guide', 'desk', 'manager', 'ops'));
    `);
  }
}
