import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Nothing stays authorized because its browser was closed. Each service has a subclass with a time. */
export abstract class CreateBrowserPayments implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE browser_payments (id text PRIMARY KEY, started_at timestamptz NOT NULL, for_cart boolean NOT NULL DEFAULT false);
      CREATE INDEX browser_payments_by_time ON browser_payments (started_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE browser_payments');
  }
}
