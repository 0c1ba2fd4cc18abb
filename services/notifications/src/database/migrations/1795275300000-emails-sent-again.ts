import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Staff can have an e-mail sent again, and look through all of them, newest first. */
export class EmailsSentAgain1795275300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE emails ADD COLUMN resends integer NOT NULL DEFAULT 0, ADD COLUMN resent_at timestamptz;
      CREATE INDEX emails_newest ON emails (created_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX emails_newest;
      ALTER TABLE emails DROP COLUMN resends, DROP COLUMN resent_at;
    `);
  }
}
