import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Runs in its own transaction, so that bookings go on meanwhile. */
export class ValidKeptMoney1795861000100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE bookings VALIDATE CONSTRAINT bookings_kept');
  }

  async down(): Promise<void> {}
}
