import type { MigrationInterface, QueryRunner } from 'typeorm';

export class InSpanish1796800002100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE products ADD name_es text, ADD description_es text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE products DROP COLUMN description_es, DROP COLUMN name_es');
  }
}
