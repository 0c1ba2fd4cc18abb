import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Cards that pay for groups. The functions are replaced by `publish-group-money.sql` and `publish-order-money.sql`. */
export class GroupPayments1796701000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE group_payments (
        id uuid CONSTRAINT "PK_group_payments" PRIMARY KEY,
        group_id uuid NOT NULL,
        state text NOT NULL,
        cents integer NOT NULL,
        intent_id text,
        charge_tried boolean NOT NULL DEFAULT false,
        acceptance jsonb,
        refusal jsonb,
        idempotency_key text,
        request_hash text NOT NULL,
        created_at timestamptz NOT NULL,
        due_at timestamptz NOT NULL,
        CONSTRAINT group_payments_state_known CHECK (state IN ('authorizing', 'securing', 'capturing', 'releasing', 'paid', 'refused')),
        CONSTRAINT group_payments_cents CHECK (cents > 0)
      );
      CREATE UNIQUE INDEX group_payments_one_at_a_time ON group_payments (group_id) WHERE state NOT IN ('paid', 'refused');
      CREATE INDEX group_payments_due ON group_payments (due_at) WHERE state NOT IN ('paid', 'refused');
      CREATE UNIQUE INDEX group_payments_idempotency_key ON group_payments (idempotency_key);
      CREATE UNIQUE INDEX group_payments_intent ON group_payments (intent_id);
      CREATE INDEX group_payments_by_time ON group_payments (created_at);
      ALTER TABLE payments ADD COLUMN group_id uuid;
      ALTER TABLE refunds
        DROP CONSTRAINT refunds_reason_known,
        ADD CONSTRAINT refunds_reason_known
          CHECK (reason IN ('not_ordered', 'line_refunded', 'line_cancelled', 'voucher_voided', 'group_paid_back')) NOT VALID;
      ALTER TABLE group_entries
        ALTER COLUMN staff_id DROP NOT NULL,
        DROP CONSTRAINT group_entries_method_known,
        ADD CONSTRAINT group_entries_method_known
          CHECK (method IS NULL OR method IN ('check', 'transfer', 'cash', 'card_reader', 'card')) NOT VALID,
        ADD CONSTRAINT group_entries_by_staff CHECK (staff_id IS NOT NULL OR method = 'card') NOT VALID`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE group_payments;
      ALTER TABLE payments DROP COLUMN group_id;
      ALTER TABLE refunds
        DROP CONSTRAINT refunds_reason_known,
        ADD CONSTRAINT refunds_reason_known CHECK (reason IN ('not_ordered', 'line_refunded', 'line_cancelled', 'voucher_voided'));
      ALTER TABLE group_entries
        DROP CONSTRAINT group_entries_by_staff,
        DROP CONSTRAINT group_entries_method_known,
        ADD CONSTRAINT group_entries_method_known CHECK (method IS NULL OR method IN ('check', 'transfer', 'cash', 'card_reader')),
        ALTER COLUMN staff_id SET NOT NULL`);
  }
}
