import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Who holds seats, and since when, so that neither can go on without a bound. Both may be missing, so that replicas which do
 * not know of them yet can go on.
 */
export class HoldCallers1795360000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE holds ADD COLUMN caller text, ADD COLUMN began_at timestamptz;
      CREATE INDEX holds_active_by_caller ON holds (caller) WHERE status = 'active';
      CREATE INDEX holds_ended ON holds (ended_at) WHERE status IN ('released', 'replaced', 'expired');
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX holds_ended; ALTER TABLE holds DROP COLUMN caller, DROP COLUMN began_at');
  }
}
