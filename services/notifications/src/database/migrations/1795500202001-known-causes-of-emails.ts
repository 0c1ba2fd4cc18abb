import type { MigrationInterface, QueryRunner } from 'typeorm';

/** In a transaction of its own: reading all rows must not keep the lock that adding the constraint takes. */
export class KnownCausesOfEmails1795500202001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE emails VALIDATE CONSTRAINT emails_cause_known');
  }

  async down(): Promise<void> {
    // The constraint goes with its column.
  }
}
