import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When the change happened that an e-mail is about, so that the time until it leaves can be measured. */
export class WhenEmailsWereCaused1795500803000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE emails ADD COLUMN caused_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE emails DROP COLUMN caused_at');
  }
}
