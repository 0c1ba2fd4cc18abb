import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A time can be taken over by another guide; scans of the one before still count. */
export class LedBefore1795880000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE slots ADD COLUMN led_before uuid[] NOT NULL DEFAULT '{}'");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE slots DROP COLUMN led_before');
  }
}
