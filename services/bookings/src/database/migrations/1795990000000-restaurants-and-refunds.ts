import { createDisputes } from '@hilltop/payments/disputes/create-disputes';
import { createBrowserPayments } from '@hilltop/payments/started-payments/create-browser-payments';
import { OneWayMigration } from '@hilltop/platform/database/release-schema';
import type { QueryRunner } from 'typeorm';

/** What kept rows whole that processes of 0.2.0 wrote: sizes of tours, and tickets, dishes and durations in words. */
const FORGET_WORDS = `
  DROP TRIGGER give_tickets ON bookings;
  DROP TRIGGER keep_tickets ON bookings;
  DROP TRIGGER keep_food_items ON bookings;
  DROP TRIGGER keep_food_items_of_new ON bookings;
  DROP TRIGGER keep_bookings_duration ON bookings;
  DROP TRIGGER keep_tickets ON holds;
  DROP TRIGGER give_tour_size ON tours;
  DROP TRIGGER keep_tours_duration ON tours;
  DROP FUNCTION give_tickets, forget_tickets, keep_food_items, food_items_in_words, food_items_of_menu,
    keep_bookings_duration, keep_tours_duration, minutes_in_words, give_tour_size;
  UPDATE waitlist_entries SET tickets = adult_tickets(group_size, 0) #- '{0,unitCents}' WHERE tickets IS NULL;
  DROP FUNCTION adult_tickets;
  ALTER TABLE bookings DROP COLUMN tour_duration, ALTER COLUMN tickets SET NOT NULL;
  ALTER TABLE waitlist_entries
    ALTER COLUMN tickets SET NOT NULL,
    DROP CONSTRAINT waitlist_tickets,
    ADD CONSTRAINT waitlist_tickets CHECK (tickets_fit(tickets, group_size, NULL, NULL));
  ALTER TABLE tours
    DROP COLUMN duration,
    DROP CONSTRAINT tours_size_known,
    ALTER COLUMN capacity SET NOT NULL,
    ALTER COLUMN max_group_size SET NOT NULL,
    ALTER COLUMN sold_by_party SET NOT NULL`;

/** A party is guests by type: a number in the request of an open link was adults. */
const PARTIES = `
  UPDATE payment_links SET request = request - 'groupSize' || CASE WHEN jsonb_typeof(request -> 'tickets') = 'array' THEN '{}' ELSE
    jsonb_build_object('tickets', jsonb_build_array(jsonb_build_object('type', 'adult', 'count', request -> 'groupSize'))) END
  WHERE request ? 'groupSize'`;

/** A column, so that a search computes nothing per row. A trigger keeps it, because TypeORM needs a table for generated columns. */
const SEARCH = String.raw`
  ALTER TABLE bookings ADD COLUMN searched text;
  CREATE FUNCTION write_searched() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      NEW.searched := search_form(NEW.first_name || ' ' || NEW.last_name || ' ' || NEW.email || ' ' || NEW.confirmation_code || ' ' ||
        replace(NEW.confirmation_code, '-', '') || ' ' || regexp_replace(NEW.phone, '\D', '', 'g'));
      RETURN NEW;
    END
  $$;
  CREATE TRIGGER bookings_written BEFORE INSERT OR UPDATE OF first_name, last_name, email, confirmation_code, phone
    ON bookings FOR EACH ROW EXECUTE FUNCTION write_searched();
  UPDATE bookings SET phone = phone;
  ALTER TABLE bookings ALTER COLUMN searched SET NOT NULL;
  DROP INDEX bookings_searched;
  CREATE INDEX bookings_by_words ON bookings USING gin (searched gin_trgm_ops)`;

/** A visit keeps its refund's deadline when it moves, and the house what a smaller or cheaper one no longer needs. */
const REFUNDS = `
  ALTER TABLE bookings
    ADD COLUMN refund_starts_at timestamptz,
    DROP CONSTRAINT bookings_kept,
    ADD CONSTRAINT bookings_kept CHECK (kept_cents >= 0);
  ALTER TABLE booking_changes
    DROP CONSTRAINT booking_changes_kind_known,
    ADD CONSTRAINT booking_changes_kind_known CHECK (kind IN ('moved', 'party_changed', 'food_changed', 'cancelled', 'displaced',
      'restored', 'contact_corrected', 'goodwill', 'paid_at_door', 'payment_refused'));
  ALTER TABLE refunds
    DROP CONSTRAINT refunds_method_known,
    ADD CONSTRAINT refunds_method_known CHECK (method IN ('online', 'sale', 'card_reader', 'cash', 'credit'));
  ALTER TABLE payments ADD COLUMN capture_due_at timestamptz;
  CREATE INDEX payments_to_capture ON payments (capture_due_at) WHERE capture_due_at IS NOT NULL;
  ALTER TABLE payment_links ADD COLUMN link_version integer NOT NULL DEFAULT 0`;

/** A time can be taken over by another guide; scans of the one before still count, and say that the desk should check the money. */
const DOOR = `
  ALTER TABLE slots ADD COLUMN led_before uuid[] NOT NULL DEFAULT '{}';
  ALTER TABLE scans ADD COLUMN check_money boolean NOT NULL DEFAULT false;
  ALTER TABLE check_in_conflicts
    DROP CONSTRAINT check_in_conflicts_kind_known,
    ADD CONSTRAINT check_in_conflicts_kind_known
      CHECK (kind IN ('CANCELLED', 'MOVED', 'TOO_MANY', 'MONEY', 'OLD_REVISION', 'UNKNOWN_TICKET'));
  ALTER TABLE house_details ADD COLUMN tax_number text;
  CREATE TABLE house_confirmations (
    subject text PRIMARY KEY,
    confirmed_by uuid NOT NULL,
    confirmed_at timestamptz NOT NULL
  )`;

/** Restaurants become rows: the two that 0.3.0 had, with the names that it printed. A house that has sold nothing yet begins without any. */
const RESTAURANTS = `
  CREATE TABLE restaurants (
    code text CONSTRAINT "PK_restaurants" PRIMARY KEY,
    name text NOT NULL,
    phone text,
    order_url text,
    distance text,
    kitchen_note text,
    position integer NOT NULL,
    version integer NOT NULL,
    withdrawn_at timestamptz,
    CONSTRAINT restaurants_code_written CHECK (code ~ '^[a-z0-9_]{1,40}$' AND code <> 'none'),
    CONSTRAINT restaurants_version_counts CHECK (version > 0)
  );
  DELETE FROM menus WHERE version = 1 AND NOT EXISTS (SELECT FROM tours) AND NOT EXISTS (SELECT FROM bookings);
  INSERT INTO restaurants (code, name, position, version)
    SELECT platform, CASE platform WHEN 'chick_fil_a' THEN 'Chick-fil-A' ELSE 'Jersey Mike''s' END,
      row_number() OVER (ORDER BY platform), 1
    FROM menus;
  ALTER TABLE menus
    DROP CONSTRAINT menus_platform,
    ADD CONSTRAINT menus_restaurant FOREIGN KEY (platform) REFERENCES restaurants (code)`;

/** What the house asks its guests, and what they answer. A house that has sold nothing yet begins with one question. */
const QUESTIONS = `
  CREATE TABLE questions (
    id uuid CONSTRAINT "PK_questions" PRIMARY KEY,
    version integer NOT NULL,
    tour_id uuid,
    text text NOT NULL,
    kind text NOT NULL,
    options text[] NOT NULL,
    per_guest boolean NOT NULL,
    asked text[] NOT NULL,
    required boolean NOT NULL,
    kept_days integer,
    on_day_sheet boolean NOT NULL,
    position integer NOT NULL,
    withdrawn_at timestamptz,
    CONSTRAINT questions_kind_known CHECK (kind IN ('text', 'choice', 'yes_no', 'origin')),
    CONSTRAINT questions_version_counts CHECK (version > 0),
    CONSTRAINT questions_words_end CHECK (kind <> 'text' OR kept_days IS NOT NULL)
  );
  CREATE TABLE answers (
    booking_id uuid NOT NULL,
    question_id uuid NOT NULL CONSTRAINT answers_question REFERENCES questions (id),
    guest integer NOT NULL,
    text text NOT NULL,
    CONSTRAINT "PK_answers" PRIMARY KEY (booking_id, question_id, guest),
    CONSTRAINT answers_guest_counts CHECK (guest BETWEEN 0 AND 20)
  );
  CREATE INDEX answers_by_question ON answers (question_id);
  INSERT INTO questions
    SELECT gen_random_uuid(), 1, NULL, 'ZIP code or country', 'origin', '{}', false, '{online,door}', false, NULL, false, 1, NULL
    WHERE NOT EXISTS (SELECT FROM tours) AND NOT EXISTS (SELECT FROM bookings)`;

/** A setting of 0.3.0, which its environment still has where a house had changed it. */
const hoursOf = (setting: string, usual: number): number => Math.trunc(Number(process.env[setting] ?? usual));

/** The rule of changes and refunds becomes a row, and each visit keeps the one that it was sold by. */
function changeRules(): string {
  const refundSteps = [{ untilHours: hoursOf('BOOKING_REFUND_UNTIL_HOURS', 48), percent: 100 }];
  const rule = JSON.stringify({ changesUntilHours: hoursOf('BOOKING_CHANGES_UNTIL_HOURS', 24), refundSteps });
  return `
    CREATE TABLE change_rules (
      version integer CONSTRAINT "PK_change_rules" PRIMARY KEY,
      rule jsonb NOT NULL,
      set_by uuid,
      set_at timestamptz NOT NULL
    );
    INSERT INTO change_rules VALUES (0, '${rule}', NULL, 'epoch');
    ALTER TABLE bookings ADD COLUMN change_rule jsonb NOT NULL DEFAULT '${rule}';
    ALTER TABLE bookings ALTER COLUMN change_rule DROP DEFAULT`;
}

/** What releases after 0.3.0 brought, for an upgrade with a stop. */
export class RestaurantsAndRefunds1795990000000 extends OneWayMigration {
  async up(runner: QueryRunner): Promise<void> {
    for (const ddl of [
      FORGET_WORDS,
      PARTIES,
      SEARCH,
      REFUNDS,
      createDisputes,
      createBrowserPayments,
      DOOR,
      RESTAURANTS,
      changeRules(),
      QUESTIONS,
    ]) {
      await runner.query(ddl);
    }
  }
}
