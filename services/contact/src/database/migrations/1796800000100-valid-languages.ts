import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Runs in its own transaction, so that messages arrive meanwhile. */
export class ValidLanguages1796800000100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE contact_messages VALIDATE CONSTRAINT contact_messages_language');
  }

  async down(): Promise<void> {}
}
