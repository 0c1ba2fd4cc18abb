import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Codes that lower prices. */
export class Promotions1795860000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE promotions (
        id uuid NOT NULL,
        code text NOT NULL,
        name text NOT NULL,
        kind text NOT NULL,
        amount integer NOT NULL,
        for_tours boolean NOT NULL,
        for_goods boolean NOT NULL,
        tours jsonb NOT NULL,
        ticket_types jsonb NOT NULL,
        products jsonb NOT NULL,
        sale_from date,
        sale_until date,
        visit_from date,
        visit_until date,
        least_cents integer NOT NULL,
        uses_limit integer,
        once_per_address boolean NOT NULL,
        uses integer NOT NULL DEFAULT 0,
        created_at timestamptz NOT NULL,
        created_by uuid NOT NULL,
        ended_at timestamptz,
        CONSTRAINT "PK_promotions" PRIMARY KEY (id),
        CONSTRAINT promotions_kind_known CHECK (kind IN ('percent', 'cents', 'fixed_price')),
        CONSTRAINT promotions_amount
          CHECK (amount BETWEEN 0 AND 1000000 AND (kind = 'fixed_price' OR amount > 0) AND (kind <> 'percent' OR amount <= 100)),
        CONSTRAINT promotions_code CHECK (code ~ '^[A-Z0-9]{3,20}$'),
        CONSTRAINT promotions_for_something CHECK (for_tours OR for_goods),
        CONSTRAINT promotions_uses CHECK (uses >= 0 AND (uses_limit IS NULL OR uses <= uses_limit))
      );
      CREATE UNIQUE INDEX promotions_open_code ON promotions (code) WHERE ended_at IS NULL;
      CREATE INDEX promotions_by_time ON promotions (created_at, id);
      CREATE TABLE promotion_uses (
        sale_id uuid NOT NULL,
        promotion_id uuid NOT NULL,
        email_hash text,
        cents integer NOT NULL,
        used_at timestamptz NOT NULL,
        CONSTRAINT "PK_promotion_uses" PRIMARY KEY (sale_id)
      );
      CREATE UNIQUE INDEX promotion_uses_once_per_address ON promotion_uses (promotion_id, email_hash);
      CREATE INDEX promotion_uses_by_time ON promotion_uses (used_at);
      CREATE TABLE cart_promotions (
        session_id text NOT NULL,
        promotion_id uuid NOT NULL,
        added_at timestamptz NOT NULL,
        CONSTRAINT "PK_cart_promotions" PRIMARY KEY (session_id)
      );
      CREATE INDEX cart_promotions_by_time ON cart_promotions (added_at);
      ALTER TABLE sales ADD COLUMN promotion_id uuid;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE sales DROP COLUMN promotion_id;
      DROP TABLE cart_promotions, promotion_uses, promotions;
    `);
  }
}
