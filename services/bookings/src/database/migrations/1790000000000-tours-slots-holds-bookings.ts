import { createOutboxTable, dropOutboxTable } from '@hilltop/platform/messaging/outbox/create-outbox-table';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The first shape of the database: what is offered, what is sold, and the events that say so. */
export class ToursSlotsHoldsBookings1790000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE tours (
        id uuid NOT NULL,
        type text NOT NULL,
        name text NOT NULL,
        description text NOT NULL,
        duration text NOT NULL,
        features text[] NOT NULL,
        price_cents integer NOT NULL,
        created_at timestamptz NOT NULL,
        CONSTRAINT "PK_tours" PRIMARY KEY (id),
        CONSTRAINT tours_type_known CHECK (type IN ('standard', 'premium', 'private')),
        CONSTRAINT tours_price_in_range CHECK (price_cents BETWEEN 0 AND 1000000)
      );
      CREATE INDEX tours_by_type ON tours (type, created_at);
    `);
    await runner.query(`
      CREATE TABLE slots (
        id text NOT NULL,
        tour_type text NOT NULL,
        starts_at timestamptz NOT NULL,
        capacity integer NOT NULL,
        taken integer NOT NULL,
        CONSTRAINT "PK_slots" PRIMARY KEY (id),
        CONSTRAINT slots_never_oversold CHECK (taken <= capacity),
        CONSTRAINT slots_never_negative CHECK (taken >= 0)
      ) WITH (fillfactor = 50);
      CREATE INDEX slots_by_start ON slots (tour_type, starts_at);
    `);
    await runner.query(`
      CREATE TABLE holds (
        id uuid NOT NULL,
        slot_id text NOT NULL,
        group_size integer NOT NULL,
        places integer NOT NULL,
        status text NOT NULL,
        extended boolean NOT NULL,
        created_at timestamptz NOT NULL,
        expires_at timestamptz NOT NULL,
        ended_at timestamptz,
        CONSTRAINT "PK_holds" PRIMARY KEY (id),
        CONSTRAINT holds_status_known CHECK (status IN ('active', 'converted', 'released', 'replaced', 'expired')),
        CONSTRAINT holds_take_places CHECK (places > 0 AND group_size BETWEEN 1 AND 20)
      );
      CREATE INDEX holds_running_out ON holds (expires_at) WHERE status = 'active';
      CREATE INDEX holds_active_by_slot ON holds (slot_id) WHERE status = 'active';
    `);
    await runner.query(`
      CREATE TABLE bookings (
        id uuid NOT NULL,
        confirmation_code text NOT NULL,
        tour_id uuid NOT NULL,
        tour_type text NOT NULL,
        tour_name text NOT NULL,
        slot_id text NOT NULL,
        tour_date date NOT NULL,
        tour_time text NOT NULL,
        starts_at timestamptz NOT NULL,
        group_size integer NOT NULL,
        places integer NOT NULL,
        total_cents integer NOT NULL,
        first_name text NOT NULL,
        last_name text NOT NULL,
        email text NOT NULL,
        phone text NOT NULL,
        special_requests text,
        additional_notes text,
        liability_waiver_accepted boolean NOT NULL,
        food_platform text NOT NULL,
        food_restaurant text,
        food_details text,
        food_total_cents integer NOT NULL,
        food_delivery_address text,
        food_delivery_time text,
        payment_status text NOT NULL,
        payment_intent_id text NOT NULL,
        idempotency_key text,
        request_hash text NOT NULL,
        hold_id uuid,
        created_at timestamptz NOT NULL,
        CONSTRAINT "PK_bookings" PRIMARY KEY (id),
        CONSTRAINT bookings_group_size CHECK (group_size BETWEEN 1 AND 20),
        CONSTRAINT bookings_places CHECK (places BETWEEN 1 AND 20),
        CONSTRAINT bookings_total CHECK (total_cents >= 0 AND food_total_cents >= 0),
        CONSTRAINT bookings_food_for_large_parties
          CHECK (food_platform = 'none' OR (group_size >= 10 AND food_total_cents > 0)),
        CONSTRAINT bookings_waiver CHECK (liability_waiver_accepted)
      );
      CREATE INDEX bookings_by_slot ON bookings (slot_id);
      CREATE UNIQUE INDEX bookings_confirmation_code ON bookings (confirmation_code);
      CREATE UNIQUE INDEX bookings_payment_intent ON bookings (payment_intent_id);
      CREATE UNIQUE INDEX bookings_idempotency_key ON bookings (idempotency_key);
    `);
    await runner.query(createOutboxTable);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(dropOutboxTable);
    for (const table of ['bookings', 'holds', 'slots', 'tours']) await runner.query(`DROP TABLE ${table}`);
  }
}
