import type { MigrationInterface, QueryRunner } from 'typeorm';

const MOST = 'CASE WHEN group_id IS NULL THEN 20 ELSE 60 END';

/**
 * A group's seats. What is a group's costs nothing here: its bill is no sum of tickets. Nothing can be sold at a start that is kept for a
 * group, whichever release sells: its capacity is what is taken, and a trigger keeps it so.
 */
export class GroupVisits1796200000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE group_visits (
        id uuid CONSTRAINT "PK_group_visits" PRIMARY KEY,
        number text NOT NULL,
        revision integer NOT NULL,
        request_hash text NOT NULL,
        CONSTRAINT group_visits_revision_counts CHECK (revision >= 0)
      );
      ALTER TABLE bookings
        ADD COLUMN group_id uuid,
        ADD COLUMN group_name text,
        DROP CONSTRAINT bookings_group_size,
        DROP CONSTRAINT bookings_places,
        ADD CONSTRAINT bookings_group_size CHECK (group_size BETWEEN 1 AND ${MOST}) NOT VALID,
        ADD CONSTRAINT bookings_places CHECK (places BETWEEN 1 AND ${MOST}) NOT VALID,
        ADD CONSTRAINT bookings_of_groups CHECK (CASE WHEN group_id IS NULL THEN group_name IS NULL
          ELSE total_cents = 0 AND unpaid_cents = 0 AND payment_status = 'account' END) NOT VALID;
      ALTER TABLE holds
        ADD COLUMN group_id uuid,
        DROP CONSTRAINT holds_take_places,
        ADD CONSTRAINT holds_take_places CHECK (places > 0 AND group_size BETWEEN 1 AND ${MOST}) NOT VALID;
      ALTER TABLE payments
        DROP CONSTRAINT payments_method_known,
        ADD CONSTRAINT payments_method_known CHECK (method IN ('online', 'sale', 'card_reader', 'cash', 'account')) NOT VALID,
        ADD CONSTRAINT payments_on_account CHECK (method <> 'account' OR amount_cents = 0) NOT VALID;
      ALTER TABLE slots
        ADD COLUMN kept_for uuid,
        ADD COLUMN usual_capacity integer,
        ADD CONSTRAINT slots_kept CHECK (kept_for IS NULL OR capacity = taken AND usual_capacity IS NOT NULL) NOT VALID;
      CREATE FUNCTION fill_kept_start() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.capacity := NEW.taken;
        RETURN NEW;
      END $$;
      CREATE TRIGGER kept_start_is_full BEFORE UPDATE ON slots
        FOR EACH ROW WHEN (NEW.kept_for IS NOT NULL) EXECUTE FUNCTION fill_kept_start()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER kept_start_is_full ON slots;
      DROP FUNCTION fill_kept_start;
      ALTER TABLE slots DROP COLUMN kept_for, DROP COLUMN usual_capacity;
      ALTER TABLE payments
        DROP CONSTRAINT payments_on_account,
        DROP CONSTRAINT payments_method_known,
        ADD CONSTRAINT payments_method_known CHECK (method IN ('online', 'sale', 'card_reader', 'cash'));
      ALTER TABLE holds DROP COLUMN group_id, ADD CONSTRAINT holds_take_places CHECK (places > 0 AND group_size BETWEEN 1 AND 20);
      ALTER TABLE bookings
        DROP COLUMN group_id,
        DROP COLUMN group_name,
        ADD CONSTRAINT bookings_group_size CHECK (group_size BETWEEN 1 AND 20),
        ADD CONSTRAINT bookings_places CHECK (places BETWEEN 1 AND 20);
      DROP TABLE group_visits`);
  }
}
