import type { MigrationInterface, QueryRunner } from 'typeorm';

const kinds = "'moved', 'party_changed', 'food_changed', 'cancelled'";
const actors = "'visitor', 'staff', 'house'";

/**
 * Staff close days, and parties get offers of other times. New columns have defaults or may be missing, so that replicas which do
 * not know of them yet can go on.
 */
export class Closures1795384300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE closures (
        id uuid PRIMARY KEY,
        first_date date NOT NULL,
        last_date date NOT NULL,
        times text[],
        reason text NOT NULL,
        message text NOT NULL,
        deadline timestamptz NOT NULL,
        policy text NOT NULL,
        notice_id uuid NOT NULL,
        closed_by uuid NOT NULL,
        closed_at timestamptz NOT NULL,
        reopened_at timestamptz,
        CONSTRAINT closures_policy_known CHECK (policy IN ('refund', 'move', 'keep')),
        CONSTRAINT closures_dates CHECK (first_date <= last_date)
      );
      CREATE INDEX closures_by_date ON closures (last_date);
      CREATE TABLE displacements (
        id uuid PRIMARY KEY,
        closure_id uuid NOT NULL REFERENCES closures (id),
        booking_id uuid NOT NULL,
        revision integer NOT NULL,
        from_slot_id text NOT NULL,
        state text NOT NULL,
        offered_at timestamptz,
        answered_at timestamptz,
        CONSTRAINT displacements_state_known CHECK (state IN ('displaced', 'moved', 'cancelled', 'restored'))
      );
      CREATE UNIQUE INDEX displacements_once ON displacements (booking_id, revision);
      CREATE INDEX displacements_by_closure ON displacements (closure_id);
      CREATE INDEX displacements_without_offer ON displacements (id) WHERE offered_at IS NULL AND state = 'displaced';
    `);
    await runner.query(`
      ALTER TABLE holds ADD COLUMN booking_id uuid;
      CREATE INDEX holds_offered_to_booking ON holds (booking_id) WHERE booking_id IS NOT NULL AND status = 'active';
      ALTER TABLE booking_changes
        DROP CONSTRAINT booking_changes_kind_known,
        DROP CONSTRAINT booking_changes_actor_known,
        ADD CONSTRAINT booking_changes_kind_known CHECK (kind IN (${kinds}, 'displaced', 'restored')) NOT VALID,
        ADD CONSTRAINT booking_changes_actor_known CHECK (actor IN (${actors})) NOT VALID;
      ALTER TABLE booking_changes VALIDATE CONSTRAINT booking_changes_kind_known;
      ALTER TABLE booking_changes VALIDATE CONSTRAINT booking_changes_actor_known;
    `);
    await runner.query(`
      -- As before, and nothing of a closed slot.
      CREATE OR REPLACE FUNCTION offer_seats(slot text, guests integer, seats integer, deadline timestamptz, moment timestamptz, terms jsonb)
      RETURNS uuid LANGUAGE plpgsql AS $$
      DECLARE
        offer uuid := gen_random_uuid();
      BEGIN
        UPDATE slots SET taken = taken + seats WHERE id = slot AND taken + seats <= capacity AND NOT closed;
        IF NOT FOUND THEN RETURN NULL; END IF;
        INSERT INTO holds (id, slot_id, group_size, places, status, extended, created_at, began_at, expires_at, kind)
        VALUES (offer, slot, guests, seats, 'active', false, moment, moment, deadline, 'offer');
        PERFORM write_seats_held(offer, terms);
        RETURN offer;
      END $$;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE displacements; DROP TABLE closures; ALTER TABLE holds DROP COLUMN booking_id');
    await runner.query(`
      ALTER TABLE booking_changes
        DROP CONSTRAINT booking_changes_kind_known,
        DROP CONSTRAINT booking_changes_actor_known,
        ADD CONSTRAINT booking_changes_kind_known CHECK (kind IN (${kinds})) NOT VALID,
        ADD CONSTRAINT booking_changes_actor_known CHECK (actor IN ('visitor', 'staff')) NOT VALID`);
  }
}
