import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Null where no refund waits, and in rows of processes of the last release. */
export class WaitingRefunds1795870000100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE sales ADD COLUMN waiting_refunds jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE sales DROP COLUMN waiting_refunds');
  }
}
