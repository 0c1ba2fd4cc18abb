import { createInboxTables, dropInboxTables } from '@hilltop/platform/messaging/inbox/create-inbox-tables';
import { createOutboxTable, dropOutboxTable } from '@hilltop/platform/messaging/outbox/create-outbox-table';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The first shape of the database: what can be bought, carts, orders, and the events heard and said. */
export class CartsOrders1790000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE known_products (
        id uuid NOT NULL,
        name text NOT NULL,
        price_cents integer NOT NULL,
        image text,
        in_stock boolean NOT NULL,
        version integer NOT NULL,
        withdrawn boolean NOT NULL,
        CONSTRAINT "PK_known_products" PRIMARY KEY (id)
      );
      CREATE TABLE cart_items (
        id uuid NOT NULL,
        session_id text NOT NULL,
        product_id uuid NOT NULL,
        quantity integer NOT NULL,
        added_at timestamptz NOT NULL,
        CONSTRAINT "PK_cart_items" PRIMARY KEY (id),
        CONSTRAINT cart_items_quantity CHECK (quantity BETWEEN 1 AND 99)
      );
      CREATE UNIQUE INDEX cart_items_one_line_per_product ON cart_items (session_id, product_id);
      CREATE TABLE orders (
        id uuid NOT NULL,
        order_number text NOT NULL,
        customer_name text NOT NULL,
        customer_email text NOT NULL,
        lines jsonb NOT NULL,
        total_cents integer NOT NULL,
        status text NOT NULL,
        idempotency_key text,
        request_hash text NOT NULL,
        created_at timestamptz NOT NULL,
        CONSTRAINT "PK_orders" PRIMARY KEY (id),
        CONSTRAINT orders_status_known CHECK (status IN ('pending')),
        CONSTRAINT orders_total CHECK (total_cents >= 0),
        CONSTRAINT orders_have_lines CHECK (jsonb_array_length(lines) BETWEEN 1 AND 100)
      );
      CREATE INDEX orders_by_time ON orders (created_at);
      CREATE UNIQUE INDEX orders_order_number ON orders (order_number);
      CREATE UNIQUE INDEX orders_idempotency_key ON orders (idempotency_key);
    `);
    await runner.query(createOutboxTable);
    await runner.query(createInboxTables);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(dropInboxTables);
    await runner.query(dropOutboxTable);
    for (const table of ['orders', 'cart_items', 'known_products']) await runner.query(`DROP TABLE ${table}`);
  }
}
