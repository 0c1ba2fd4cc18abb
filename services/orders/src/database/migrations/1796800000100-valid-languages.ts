import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Runs in its own transaction, so that sales go on meanwhile. */
export class ValidLanguages1796800000100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE sales VALIDATE CONSTRAINT sales_language;
      ALTER TABLE orders VALIDATE CONSTRAINT orders_language;
      ALTER TABLE vouchers VALIDATE CONSTRAINT vouchers_language;
      ALTER TABLE groups VALIDATE CONSTRAINT groups_language`);
  }

  async down(): Promise<void> {}
}
