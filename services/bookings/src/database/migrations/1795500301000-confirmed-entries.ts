import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Entries of the waiting list count once their address is confirmed. The default confirms those that exist, and those that
 * a process of the last release adds.
 */
export class ConfirmedEntries1795500301000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE waitlist_entries
        ADD COLUMN confirmed_at timestamptz DEFAULT now(),
        ADD COLUMN caller text,
        ADD COLUMN link_sent_at timestamptz,
        ADD COLUMN gathers_until timestamptz;
      ALTER TABLE holds ADD COLUMN network text;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE holds DROP COLUMN network;
      ALTER TABLE waitlist_entries
        DROP COLUMN gathers_until, DROP COLUMN link_sent_at, DROP COLUMN caller, DROP COLUMN confirmed_at`);
  }
}
