import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Runs in its own transaction, so that sales go on meanwhile. */
export class ValidRefusedCharges1795882000100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE booking_changes VALIDATE CONSTRAINT booking_changes_kind_known');
  }

  async down(): Promise<void> {}
}
