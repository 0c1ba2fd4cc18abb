import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Processes of the last release know no types: triggers write what they store or change as adults at the price that was paid.
 * Tours that sell seats get example prices, which nobody can buy before a manager confirms them.
 */
export class TicketTypes1795610000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTypes(runner);
    await createPrices(runner);
    await createFunctions(runner);
    await runner.query(`
      ALTER TABLE bookings ADD COLUMN tickets jsonb;
      ALTER TABLE holds ADD COLUMN tickets jsonb, ADD COLUMN tour_id uuid;
      ALTER TABLE waitlist_entries ADD COLUMN tickets jsonb;`);
    await createTriggers(runner);
    await runner.query(`
      ALTER TABLE bookings ADD CONSTRAINT bookings_tickets 
        CHECK (tickets_fit(tickets, group_size, total_cents, places)) NOT VALID;
      ALTER TABLE holds ADD CONSTRAINT holds_tickets CHECK (
        tickets IS NULL OR tour_id IS NOT NULL AND tickets_fit(tickets, group_size, NULL, NULL)) NOT VALID;
      ALTER TABLE waitlist_entries ADD CONSTRAINT waitlist_tickets CHECK (
        tickets IS NULL OR tickets_fit(tickets, group_size, NULL, NULL)) NOT VALID;`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER give_tickets ON bookings;
      DROP TRIGGER keep_tickets ON bookings;
      DROP TRIGGER keep_tickets ON holds;
      DROP FUNCTION give_tickets;
      DROP FUNCTION forget_tickets;
      ALTER TABLE bookings DROP COLUMN tickets;
      ALTER TABLE holds DROP COLUMN tickets, DROP COLUMN tour_id;
      ALTER TABLE waitlist_entries DROP COLUMN tickets;
      DROP FUNCTION adult_tickets;
      DROP FUNCTION tickets_fit;
      DROP TABLE price_rules;
      DROP TABLE tour_prices;
      DROP TABLE ticket_types;`);
  }
}

/** The first function calls no other of ours: a restored backup checks rows before there is a search path. */
async function createFunctions(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE FUNCTION tickets_fit(tickets jsonb, guests integer, cents integer, places integer) RETURNS boolean
    LANGUAGE plpgsql IMMUTABLE AS $$
      DECLARE
        line jsonb;
        counted integer;
        all_guests integer := 0;
        all_cents integer := 0;
        all_seats integer := 0;
      BEGIN
        FOR line IN SELECT value FROM jsonb_array_elements(tickets) LOOP
          counted := (line->>'count')::integer;
          all_guests := all_guests + counted;
          all_cents := all_cents + counted * coalesce((line->>'unitCents')::integer, 0);
          all_seats := all_seats + counted * (line->>'seats')::integer;
        END LOOP;
        RETURN all_guests = guests AND (cents IS NULL OR all_cents = cents)
          AND (places IS NULL OR places IN (1, all_seats));
      END
    $$`);
  await runner.query(`
    CREATE FUNCTION adult_tickets(guests integer, cents integer) RETURNS jsonb LANGUAGE plpgsql IMMUTABLE AS $$
      DECLARE
        line jsonb := jsonb_build_object('type', 'adult', 'singular', 'adult', 'plural', 'adults', 'count', guests - cents % guests,
          'seats', 1, 'proof', false, 'unitCents', cents / guests);
      BEGIN
        IF cents % guests = 0 THEN RETURN jsonb_build_array(line); END IF;
        RETURN jsonb_build_array(line, line || jsonb_build_object('count', cents % guests, 'unitCents', cents / guests + 1));
      END
    $$`);
}

async function createTypes(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE TABLE ticket_types (
      code text PRIMARY KEY,
      label text NOT NULL,
      singular text NOT NULL,
      plural text NOT NULL,
      from_age integer,
      to_age integer,
      note text NOT NULL,
      proof boolean NOT NULL,
      comes_alone boolean NOT NULL,
      brings_children boolean NOT NULL,
      per_adult integer,
      max_per_party integer,
      position integer NOT NULL,
      ended_at timestamptz,
      CONSTRAINT ticket_types_code CHECK (code ~ '^[a-z][a-z0-9_]{1,29}$'),
      CONSTRAINT ticket_types_ages CHECK (from_age BETWEEN 0 AND 120 AND to_age BETWEEN 0 AND 120 AND from_age <= to_age),
      CONSTRAINT ticket_types_limits CHECK (per_adult BETWEEN 1 AND 20 AND max_per_party BETWEEN 1 AND 20)
    )`);
  await runner.query(`
    INSERT INTO ticket_types (code, label, singular, plural, from_age, to_age, note, proof, comes_alone, brings_children,
      per_adult, position)
    VALUES
      ('adult', 'Adults', 'adult', 'adults', 13, 64, '', false, true, true, NULL, 1),
      ('child', 'Children', 'child', 'children', 4, 12, '', false, false, false, 6, 2),
      ('infant', 'Infants', 'infant', 'infants', 0, 3, 'on a lap, no seat', false, false, false, 2, 3),
      ('senior', 'Seniors', 'senior', 'seniors', 65, NULL, '', true, true, true, NULL, 4),
      ('student', 'Students', 'student', 'students', NULL, NULL, 'any school or college', true, true, false, NULL, 5),
      ('military', 'Military', 'military guest', 'military guests', NULL, NULL, 'serving, retired, family', true, true, true, NULL, 6),
      ('companion', 'Companion', 'companion', 'companions', NULL, NULL, 'of a guest with a disability', false, false, true, NULL, 7)`);
}

async function createPrices(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE TABLE tour_prices (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      tour_id uuid NOT NULL,
      type text NOT NULL,
      cents integer NOT NULL,
      seats integer NOT NULL DEFAULT 1,
      valid_from timestamptz NOT NULL,
      valid_until timestamptz,
      confirmed_at timestamptz,
      applied_at timestamptz,
      CONSTRAINT tour_prices_amount CHECK (cents BETWEEN 0 AND 1000000),
      CONSTRAINT tour_prices_seats CHECK (seats BETWEEN 0 AND 1),
      CONSTRAINT tour_prices_span CHECK (valid_until > valid_from)
    );
    CREATE INDEX tour_prices_of_tour ON tour_prices (tour_id, type, valid_from);
    CREATE TABLE price_rules (
      id uuid PRIMARY KEY,
      tour_id uuid NOT NULL,
      name text NOT NULL,
      weekdays integer[] NOT NULL,
      from_time text,
      until_time text,
      from_date date,
      until_date date,
      days_ahead_from integer,
      days_ahead_until integer,
      sold_below_percent integer,
      percent integer,
      cents integer,
      floor_cents integer NOT NULL,
      ceiling_cents integer NOT NULL,
      position integer NOT NULL,
      removed_at timestamptz,
      CONSTRAINT price_rules_one_change CHECK (
        num_nulls(percent, cents) = 1 AND percent BETWEEN -100 AND 100 AND percent <> 0 AND cents <> 0),
      CONSTRAINT price_rules_bounds CHECK (floor_cents >= 0 AND ceiling_cents >= floor_cents),
      CONSTRAINT price_rules_sold_below CHECK (sold_below_percent BETWEEN 1 AND 100),
      CONSTRAINT price_rules_days_ahead CHECK (days_ahead_from >= 0 AND days_ahead_until >= 0)
    );
    CREATE INDEX price_rules_of_tour ON price_rules (tour_id, position);`);
  await runner.query(`
    INSERT INTO tour_prices (tour_id, type, cents, seats, valid_from)
    SELECT t.id, e.type, round(t.price_cents * e.share / 100) * 100, e.seats, 'epoch'
    FROM tours t CROSS JOIN (VALUES ('child', 0.49, 1), ('infant', 0, 0), ('senior', 0.82, 1), ('student', 0.74, 1),
      ('military', 0.74, 1), ('companion', 0, 1)) AS e (type, share, seats)
    WHERE NOT t.sold_by_party AND t.withdrawn_at IS NULL`);
}

async function createTriggers(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE FUNCTION give_tickets() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.tickets := adult_tickets(NEW.group_size, NEW.total_cents);
        RETURN NEW;
      END
    $$;
    CREATE TRIGGER give_tickets BEFORE INSERT ON bookings
      FOR EACH ROW WHEN (NEW.tickets IS NULL) EXECUTE FUNCTION give_tickets();
    CREATE TRIGGER keep_tickets BEFORE UPDATE ON bookings FOR EACH ROW
      WHEN (NEW.tickets IS NULL OR NEW.tickets = OLD.tickets
        AND (NEW.group_size, NEW.total_cents) IS DISTINCT FROM (OLD.group_size, OLD.total_cents))
      EXECUTE FUNCTION give_tickets();
    CREATE FUNCTION forget_tickets() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.tickets := NULL;
        RETURN NEW;
      END
    $$;
    CREATE TRIGGER keep_tickets BEFORE UPDATE ON holds FOR EACH ROW
      WHEN (NEW.tickets = OLD.tickets AND NEW.group_size IS DISTINCT FROM OLD.group_size)
      EXECUTE FUNCTION forget_tickets();`);
}
