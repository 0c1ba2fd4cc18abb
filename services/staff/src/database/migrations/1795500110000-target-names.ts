import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What staff know the target of an action by. Actions of older releases have none. */
export class TargetNames1795500110000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("SET LOCAL lock_timeout = '5s'");
    await runner.query('ALTER TABLE staff_actions ADD COLUMN target_name text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE staff_actions DROP COLUMN target_name');
  }
}
