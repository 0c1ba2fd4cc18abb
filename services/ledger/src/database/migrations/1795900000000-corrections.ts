import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Corrections1795900000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE corrections (
        movement_id uuid PRIMARY KEY,
        corrects uuid NOT NULL CONSTRAINT corrections_once UNIQUE,
        reason text NOT NULL,
        staff_id uuid NOT NULL,
        at timestamptz NOT NULL
      );
      REVOKE UPDATE, DELETE, TRUNCATE ON corrections FROM CURRENT_USER;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE corrections');
  }
}
