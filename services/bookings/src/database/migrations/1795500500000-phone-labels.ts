import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Staff name the phones at the door. */
export class PhoneLabels1795500500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE scans ADD COLUMN device_label text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE scans DROP COLUMN device_label');
  }
}
