import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Bookings are changed and cancelled, and money goes back. New columns have defaults and new tables are used by nobody else,
 * so that replicas which do not know of them yet can go on.
 */
export class Visits1795368000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE bookings
        ADD COLUMN status text NOT NULL DEFAULT 'confirmed',
        ADD COLUMN revision integer NOT NULL DEFAULT 0,
        ADD COLUMN kept_cents integer NOT NULL DEFAULT 0,
        ADD COLUMN link_version integer NOT NULL DEFAULT 0,
        ADD CONSTRAINT bookings_status_known CHECK (status IN ('confirmed', 'displaced', 'cancelled')) NOT VALID,
        ADD CONSTRAINT bookings_revision_counts CHECK (revision >= 0 AND link_version >= 0) NOT VALID,
        ADD CONSTRAINT bookings_kept CHECK (kept_cents BETWEEN 0 AND total_cents) NOT VALID;
    `);
    await runner.query(`
      CREATE TABLE booking_changes (
        id uuid NOT NULL,
        booking_id uuid NOT NULL,
        revision integer NOT NULL,
        kind text NOT NULL,
        actor text NOT NULL,
        staff_id uuid,
        reason text,
        before jsonb NOT NULL,
        after jsonb NOT NULL,
        idempotency_key text,
        request_hash text NOT NULL,
        changed_at timestamptz NOT NULL,
        CONSTRAINT "PK_booking_changes" PRIMARY KEY (id),
        CONSTRAINT booking_changes_kind_known CHECK (kind IN ('moved', 'party_changed', 'cancelled')),
        CONSTRAINT booking_changes_actor_known CHECK (actor IN ('visitor', 'staff'))
      );
      CREATE UNIQUE INDEX booking_changes_once ON booking_changes (booking_id, revision);
      CREATE UNIQUE INDEX booking_changes_key ON booking_changes (booking_id, idempotency_key);
    `);
    await runner.query(`
      CREATE TABLE payments (
        id text NOT NULL,
        intent_id text,
        booking_id uuid,
        amount_cents integer,
        status text NOT NULL,
        created_at timestamptz NOT NULL,
        CONSTRAINT "PK_payments" PRIMARY KEY (id),
        CONSTRAINT payments_status_known CHECK (status IN ('started', 'used', 'returned', 'refused')),
        CONSTRAINT payments_amount CHECK (amount_cents >= 0)
      );
      CREATE INDEX payments_by_booking ON payments (booking_id);
      CREATE INDEX payments_started ON payments (created_at) WHERE status = 'started';
      CREATE INDEX payments_returned ON payments (created_at) WHERE status IN ('returned', 'refused');
      CREATE TABLE refunds (
        id uuid NOT NULL,
        payment_id text NOT NULL,
        booking_id uuid,
        reason text NOT NULL,
        revision integer NOT NULL,
        amount_cents integer,
        status text NOT NULL,
        attempt integer NOT NULL DEFAULT 1,
        due_at timestamptz NOT NULL,
        requested_at timestamptz NOT NULL,
        ended_at timestamptz,
        CONSTRAINT "PK_refunds" PRIMARY KEY (id),
        CONSTRAINT refunds_status_known CHECK (status IN ('requested', 'sent', 'settled', 'failed')),
        CONSTRAINT refunds_reason_known CHECK (reason IN ('moved', 'party_changed', 'cancelled', 'not_booked', 'unused')),
        CONSTRAINT refunds_amount CHECK (amount_cents > 0)
      );
      CREATE UNIQUE INDEX refunds_once ON refunds (payment_id, reason, revision);
      CREATE INDEX refunds_by_booking ON refunds (booking_id);
      CREATE INDEX refunds_due ON refunds (due_at) WHERE status IN ('requested', 'sent');
      CREATE TABLE link_counts (
        key text PRIMARY KEY,
        time_window bigint NOT NULL,
        count integer NOT NULL
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['link_counts', 'refunds', 'payments', 'booking_changes']) {
      await runner.query(`DROP TABLE ${table}`);
    }
    await runner.query(`
      ALTER TABLE bookings DROP COLUMN status, DROP COLUMN revision, DROP COLUMN kept_cents, DROP COLUMN link_version`);
  }
}
