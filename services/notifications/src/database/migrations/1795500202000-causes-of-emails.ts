import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who caused an e-mail, and until when a limit holds it back. An older replica goes on without both. */
export class CausesOfEmails1795500202000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE emails ADD COLUMN cause text NOT NULL DEFAULT 'unverified', ADD COLUMN held_until timestamptz;
      ALTER TABLE emails ADD CONSTRAINT emails_cause_known CHECK (cause IN ('house', 'party', 'unverified')) NOT VALID;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE emails DROP COLUMN cause, DROP COLUMN held_until');
  }
}
