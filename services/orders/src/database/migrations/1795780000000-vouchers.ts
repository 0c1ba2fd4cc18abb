import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A trigger refuses to change entries. Later migrations validate the rows. */
export class Vouchers1795780000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE vouchers (
        id uuid NOT NULL,
        code_hash text NOT NULL,
        key_id text NOT NULL,
        last4 text NOT NULL,
        generation integer NOT NULL DEFAULT 0,
        kind text NOT NULL,
        status text NOT NULL DEFAULT 'active',
        issued_cents integer NOT NULL,
        balance_cents integer NOT NULL,
        from_name text NOT NULL,
        recipient_name text NOT NULL,
        recipient_email text NOT NULL,
        message text NOT NULL,
        reason text,
        sale_id uuid,
        deliver_at timestamptz,
        sent_at timestamptz,
        created_at timestamptz NOT NULL,
        CONSTRAINT "PK_vouchers" PRIMARY KEY (id),
        CONSTRAINT vouchers_kind_known CHECK (kind IN ('gift', 'credit', 'goodwill')),
        CONSTRAINT vouchers_status_known CHECK (status IN ('active', 'blocked')),
        CONSTRAINT vouchers_balance CHECK (issued_cents > 0 AND balance_cents BETWEEN 0 AND issued_cents)
      );
      CREATE UNIQUE INDEX vouchers_code_hash ON vouchers (code_hash);
      CREATE INDEX vouchers_by_time ON vouchers (created_at, id);
      CREATE INDEX vouchers_by_sale ON vouchers (sale_id);
      CREATE INDEX vouchers_due ON vouchers (deliver_at) WHERE sent_at IS NULL AND deliver_at IS NOT NULL;
      CREATE INDEX vouchers_by_recipient ON vouchers (lower(recipient_email));
      CREATE TABLE voucher_entries (
        id uuid NOT NULL,
        voucher_id uuid NOT NULL,
        delta_cents integer NOT NULL,
        cause text NOT NULL,
        sale_id uuid,
        line_id uuid,
        staff uuid,
        at timestamptz NOT NULL,
        key text NOT NULL,
        CONSTRAINT "PK_voucher_entries" PRIMARY KEY (id),
        CONSTRAINT voucher_entries_cause_known
          CHECK (cause IN ('issued', 'held', 'released', 'redeemed', 'returned', 'cashed', 'voided'))
      );
      CREATE UNIQUE INDEX voucher_entries_once ON voucher_entries (voucher_id, key);
      CREATE INDEX voucher_entries_by_sale ON voucher_entries (sale_id);
      CREATE INDEX voucher_entries_by_line ON voucher_entries (line_id);
      CREATE FUNCTION voucher_entries_stay() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN RAISE EXCEPTION 'an entry of a voucher is never changed or deleted'; END $$;
      CREATE TRIGGER voucher_entries_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON voucher_entries
        FOR EACH STATEMENT EXECUTE FUNCTION voucher_entries_stay();
      CREATE CONSTRAINT TRIGGER voucher_entry_written AFTER INSERT ON voucher_entries DEFERRABLE INITIALLY DEFERRED
        FOR EACH ROW WHEN (NEW.cause IN ('issued', 'returned', 'cashed', 'voided')) EXECUTE FUNCTION money_changed();
      CREATE TABLE cart_tenders (
        session_id text NOT NULL,
        voucher_id uuid NOT NULL,
        added_at timestamptz NOT NULL,
        CONSTRAINT "PK_cart_tenders" PRIMARY KEY (session_id, voucher_id)
      );
      CREATE INDEX cart_tenders_by_time ON cart_tenders (added_at);
      CREATE TABLE cart_vouchers (
        id uuid NOT NULL,
        session_id text NOT NULL,
        amount_cents integer NOT NULL,
        recipient_name text NOT NULL,
        recipient_email text NOT NULL,
        from_name text NOT NULL,
        message text NOT NULL,
        send_on date,
        added_at timestamptz NOT NULL,
        CONSTRAINT "PK_cart_vouchers" PRIMARY KEY (id),
        CONSTRAINT cart_vouchers_amount CHECK (amount_cents BETWEEN 1000 AND 50000)
      );
      CREATE INDEX cart_vouchers_by_session ON cart_vouchers (session_id, added_at);
      CREATE INDEX cart_vouchers_by_time ON cart_vouchers (added_at);
      CREATE UNLOGGED TABLE voucher_lookup_counts (key text PRIMARY KEY, time_window bigint NOT NULL, count integer NOT NULL);
      ALTER TABLE refunds
        DROP CONSTRAINT refunds_reason_known,
        ADD CONSTRAINT refunds_reason_known
          CHECK (reason IN ('not_ordered', 'line_refunded', 'line_cancelled', 'voucher_voided')) NOT VALID;
      ALTER TABLE order_cancellations ADD COLUMN voucher_cents integer NOT NULL DEFAULT 0;
      ALTER TABLE sale_lines
        DROP CONSTRAINT sale_lines_kind_known,
        ADD CONSTRAINT sale_lines_kind_known CHECK (kind IN ('goods', 'tour', 'voucher')) NOT VALID;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE sale_lines
        DROP CONSTRAINT sale_lines_kind_known,
        ADD CONSTRAINT sale_lines_kind_known CHECK (kind IN ('goods', 'tour')) NOT VALID;
      ALTER TABLE refunds
        DROP CONSTRAINT refunds_reason_known,
        ADD CONSTRAINT refunds_reason_known CHECK (reason IN ('not_ordered', 'line_refunded', 'line_cancelled')) NOT VALID;
      ALTER TABLE order_cancellations DROP COLUMN voucher_cents;
      DROP TABLE voucher_lookup_counts, cart_vouchers, cart_tenders, voucher_entries, vouchers;
      DROP FUNCTION voucher_entries_stay();
    `);
  }
}
