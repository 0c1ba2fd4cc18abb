import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A key is refused for other contents. Processes of the last release write keys without contents: null fits any content. */
export class ContentsOfAdditions1795840000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE cart_items ADD COLUMN addition_quantities integer[] NOT NULL DEFAULT '{}';
      ALTER TABLE cart_tours ADD COLUMN request_hash text;
      UPDATE cart_items SET addition_quantities = array_fill(NULL::integer, ARRAY[cardinality(addition_keys)])
        WHERE addition_keys <> '{}'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE cart_tours DROP COLUMN request_hash;
      ALTER TABLE cart_items DROP COLUMN addition_quantities`);
  }
}
