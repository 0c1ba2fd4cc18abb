import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a caller last signed in: failures of others do not slow that caller down. */
export class TrustedCallers1795357000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE sign_in_failures ADD COLUMN succeeded_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE sign_in_failures DROP COLUMN succeeded_at');
  }
}
