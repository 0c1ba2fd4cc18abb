import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Runs in its own transaction, so that sales go on meanwhile. */
export class ValidOrderChanges1795961000100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE order_cancellations VALIDATE CONSTRAINT order_cancellations_amounts;');
  }

  async down(): Promise<void> {}
}
