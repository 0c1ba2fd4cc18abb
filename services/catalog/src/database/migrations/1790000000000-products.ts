import { createOutboxTable, dropOutboxTable } from '@hilltop/platform/messaging/outbox/create-outbox-table';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Products1790000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE products (
        id uuid NOT NULL,
        name text NOT NULL,
        description text NOT NULL,
        price_cents integer NOT NULL,
        image text,
        category text,
        in_stock boolean NOT NULL,
        version integer NOT NULL,
        created_at timestamptz NOT NULL,
        withdrawn_at timestamptz,
        CONSTRAINT "PK_products" PRIMARY KEY (id),
        CONSTRAINT products_category_known
          CHECK (category IN ('Books', 'Apparel', 'Collectibles', 'Souvenirs', 'Media')),
        CONSTRAINT products_price_in_range CHECK (price_cents BETWEEN 0 AND 1000000),
        CONSTRAINT products_version_counts CHECK (version > 0)
      );
      CREATE INDEX products_on_sale ON products (created_at) WHERE withdrawn_at IS NULL;
    `);
    await runner.query(createOutboxTable);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(dropOutboxTable);
    await runner.query('DROP TABLE products');
  }
}
