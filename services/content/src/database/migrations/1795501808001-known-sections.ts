import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Runs in its own transaction: reading all rows must not keep the lock that adding the constraint takes. */
export class KnownSections1795501808001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE sections VALIDATE CONSTRAINT sections_known');
  }

  async down(): Promise<void> {
    // The migration before it restores the constraint.
  }
}
