import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The hidden field was filled in: staff judge the message. */
export class SuspectedMessages1795830000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("SET LOCAL lock_timeout = '5s'");
    await runner.query('ALTER TABLE contact_messages ADD COLUMN suspected boolean NOT NULL DEFAULT false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE contact_messages DROP COLUMN suspected');
  }
}
