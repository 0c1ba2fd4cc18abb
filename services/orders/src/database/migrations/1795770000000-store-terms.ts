import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Processes of the last release charge $5.99, the rate that the row begins with. */
export class StoreTerms1795770000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE store_terms (
        id smallint NOT NULL,
        shipping_cents integer NOT NULL,
        CONSTRAINT "PK_store_terms" PRIMARY KEY (id),
        CONSTRAINT store_terms_one_row CHECK (id = 1),
        CONSTRAINT store_terms_shipping CHECK (shipping_cents BETWEEN 0 AND 10000)
      );
      INSERT INTO store_terms (id, shipping_cents) VALUES (1, 599);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE store_terms');
  }
}
