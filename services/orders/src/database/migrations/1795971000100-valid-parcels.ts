import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Runs in its own transaction, so that sales go on meanwhile. */
export class ValidParcels1795971000100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE order_changes VALIDATE CONSTRAINT order_changes_kind_known;');
  }

  async down(): Promise<void> {}
}
