import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What each account may do. Those that are there could do everything, and still can. */
export class Roles1795368279709 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`SET LOCAL lock_timeout = '5s'`);
    await runner.query(`ALTER TABLE accounts ADD COLUMN role text NOT NULL DEFAULT 'manager'
      CONSTRAINT accounts_role_known CHECK (role IN ('guide', 'desk', 'manager', 'ops'))`);
    // Nobody becomes a manager by leaving it out.
    await runner.query('ALTER TABLE accounts ALTER COLUMN role DROP DEFAULT');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE accounts DROP COLUMN role');
  }
}
