import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Runs in its own transaction, so that documents are issued meanwhile. */
export class ValidGroupPapers1796740000100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE group_documents VALIDATE CONSTRAINT group_documents_received');
  }

  async down(): Promise<void> {}
}
