import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Runs in its own transaction, so that groups go on meanwhile. */
export class ValidExemptions1796720000100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE organizations VALIDATE CONSTRAINT organizations_exempt');
  }

  async down(): Promise<void> {}
}
