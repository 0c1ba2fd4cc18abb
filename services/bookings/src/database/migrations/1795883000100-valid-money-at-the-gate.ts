import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Runs in its own transaction, so that scans go on meanwhile. */
export class ValidMoneyAtTheGate1795883000100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE check_in_conflicts VALIDATE CONSTRAINT check_in_conflicts_kind_known');
  }

  async down(): Promise<void> {}
}
