import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = ['sales', 'orders', 'vouchers', 'groups'];

/** Who is written to in which language. What a process of the release before stores is English. */
export class Languages1796800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) {
      await runner.query(`
        ALTER TABLE ${table} ADD COLUMN language text NOT NULL DEFAULT 'en',
          ADD CONSTRAINT ${table}_language CHECK (language IN ('en', 'es')) NOT VALID`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await runner.query(`ALTER TABLE ${table} DROP COLUMN language`);
  }
}
