import type { MigrationInterface, QueryRunner } from 'typeorm';

export class HouseConfirmations1795962000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE house_confirmations (
        subject text PRIMARY KEY,
        confirmed_by uuid NOT NULL,
        confirmed_at timestamptz NOT NULL
      )
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE house_confirmations');
  }
}
