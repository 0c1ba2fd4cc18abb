import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Runs in its own transaction, so that people sign in meanwhile. */
export class ValidReadingRoles1795962000100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE accounts VALIDATE CONSTRAINT accounts_role_known');
  }

  async down(): Promise<void> {}
}
