-- The schema of bookings at release 0.3.0. Other functions are in files of their own, which are applied after the migrations.

CREATE FUNCTION tickets_fit(tickets jsonb, guests integer, cents integer, places integer) RETURNS boolean LANGUAGE plpgsql IMMUTABLE AS $$
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
$$;

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
  former_contact jsonb,
  CONSTRAINT booking_changes_actor_known CHECK (actor IN ('visitor', 'staff', 'house')),
  CONSTRAINT booking_changes_kind_known CHECK (kind IN ('moved', 'party_changed', 'food_changed', 'cancelled', 'displaced', 'restored', 'contact_corrected', 'goodwill', 'paid_at_door')),
  CONSTRAINT "PK_booking_changes" PRIMARY KEY (id)
);
CREATE INDEX booking_changes_by_slot_before ON booking_changes (((before ->> 'slotId')));
CREATE UNIQUE INDEX booking_changes_key ON booking_changes (booking_id, idempotency_key);
CREATE UNIQUE INDEX booking_changes_once ON booking_changes (booking_id, revision);

CREATE TABLE booking_notes (
  id uuid NOT NULL,
  booking_id uuid NOT NULL,
  text text NOT NULL,
  for_door boolean NOT NULL,
  staff_id uuid NOT NULL,
  written_at timestamptz NOT NULL,
  CONSTRAINT booking_notes_pkey PRIMARY KEY (id)
);
CREATE INDEX booking_notes_by_booking ON booking_notes (booking_id, written_at);

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
  tour_duration text,
  status text DEFAULT 'confirmed' NOT NULL,
  revision integer DEFAULT 0 NOT NULL,
  kept_cents integer DEFAULT 0 NOT NULL,
  link_version integer DEFAULT 0 NOT NULL,
  access_needs text,
  link_replaced_because text,
  tour_duration_minutes integer DEFAULT 120 NOT NULL,
  food_items jsonb,
  goodwill_cents integer DEFAULT 0 NOT NULL,
  tickets jsonb,
  mail_after_visit boolean DEFAULT false NOT NULL,
  unpaid_cents integer DEFAULT 0 NOT NULL,
  sale_line_id uuid,
  order_intent_id text,
  CONSTRAINT bookings_food_for_large_parties CHECK ((food_platform = 'none') OR ((group_size >= 10) AND (food_total_cents > 0))),
  CONSTRAINT bookings_goodwill CHECK (goodwill_cents >= 0),
  CONSTRAINT bookings_group_size CHECK (group_size BETWEEN 1 AND 20),
  CONSTRAINT bookings_kept CHECK (kept_cents BETWEEN 0 AND total_cents),
  CONSTRAINT bookings_places CHECK (places BETWEEN 1 AND 20),
  CONSTRAINT bookings_revision_counts CHECK ((revision >= 0) AND (link_version >= 0)),
  CONSTRAINT bookings_status_known CHECK (status IN ('confirmed', 'displaced', 'cancelled')),
  CONSTRAINT bookings_tickets CHECK (tickets_fit(tickets, group_size, total_cents, places)),
  CONSTRAINT bookings_total CHECK ((total_cents >= 0) AND (food_total_cents >= 0)),
  CONSTRAINT bookings_unpaid CHECK (unpaid_cents >= 0),
  CONSTRAINT "PK_bookings" PRIMARY KEY (id)
);
CREATE INDEX bookings_by_date ON bookings (tour_date);
CREATE INDEX bookings_by_guest ON bookings (search_form(last_name) COLLATE "C", search_form(first_name) COLLATE "C", id);
CREATE INDEX bookings_by_slot ON bookings (slot_id);
CREATE UNIQUE INDEX bookings_confirmation_code ON bookings (confirmation_code);
CREATE UNIQUE INDEX bookings_idempotency_key ON bookings (idempotency_key);
CREATE UNIQUE INDEX bookings_payment_intent ON bookings (payment_intent_id);
CREATE INDEX bookings_searched ON bookings USING gin (search_form(first_name || ' ' || last_name || ' ' || email || ' ' || confirmation_code || ' ' ||
  replace(confirmation_code, '-', '') || ' ' || regexp_replace(phone, '\D', '', 'g')) gin_trgm_ops);

CREATE TABLE calendar (
  id boolean DEFAULT true NOT NULL,
  version integer NOT NULL,
  CONSTRAINT calendar_has_one_row CHECK (id),
  CONSTRAINT calendar_pkey PRIMARY KEY (id)
);

CREATE TABLE calendar_exceptions (
  date date NOT NULL,
  closed boolean NOT NULL,
  starts text[],
  closed_starts text[] NOT NULL,
  note text NOT NULL,
  CONSTRAINT calendar_exceptions_pkey PRIMARY KEY (date)
);

CREATE TABLE calendar_rules (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  position integer NOT NULL,
  weekday integer NOT NULL,
  starts text[] NOT NULL,
  valid_from date NOT NULL,
  valid_until date,
  CONSTRAINT calendar_rules_last CHECK (valid_until >= valid_from),
  CONSTRAINT calendar_rules_weekday CHECK (weekday BETWEEN 1 AND 7),
  CONSTRAINT calendar_rules_pkey PRIMARY KEY (id)
);

CREATE TABLE check_in_conflicts (
  id uuid NOT NULL,
  subject_id uuid NOT NULL,
  kind text NOT NULL,
  date date NOT NULL,
  booking_id uuid,
  people integer NOT NULL,
  opened_at timestamptz NOT NULL,
  settled_at timestamptz,
  settled_by uuid,
  outcome text,
  reason text,
  CONSTRAINT check_in_conflicts_kind_known CHECK (kind IN ('CANCELLED', 'MOVED', 'TOO_MANY', 'OLD_REVISION', 'UNKNOWN_TICKET')),
  CONSTRAINT check_in_conflicts_outcome_known CHECK (outcome IN ('LEFT', 'CORRECTED')),
  CONSTRAINT check_in_conflicts_pkey PRIMARY KEY (id)
);
CREATE INDEX check_in_conflicts_by_date ON check_in_conflicts (date);
CREATE UNIQUE INDEX check_in_conflicts_once ON check_in_conflicts (subject_id, kind);

CREATE TABLE closures (
  id uuid NOT NULL,
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
  CONSTRAINT closures_dates CHECK (first_date <= last_date),
  CONSTRAINT closures_policy_known CHECK (policy IN ('refund', 'move', 'keep')),
  CONSTRAINT closures_pkey PRIMARY KEY (id)
);
CREATE INDEX closures_by_date ON closures (last_date);

CREATE TABLE delivery_marks (
  date date NOT NULL,
  platform text NOT NULL,
  delivery_time text NOT NULL,
  step text NOT NULL,
  staff_id uuid NOT NULL,
  marked_at timestamptz NOT NULL,
  CONSTRAINT delivery_marks_step_known CHECK (step IN ('arrived', 'counted', 'paid')),
  CONSTRAINT delivery_marks_pkey PRIMARY KEY (date, platform, delivery_time, step)
);

CREATE TABLE displacements (
  id uuid NOT NULL,
  closure_id uuid NOT NULL,
  booking_id uuid NOT NULL,
  revision integer NOT NULL,
  from_slot_id text NOT NULL,
  state text NOT NULL,
  offered_at timestamptz,
  answered_at timestamptz,
  CONSTRAINT displacements_state_known CHECK (state IN ('displaced', 'moved', 'cancelled', 'restored')),
  CONSTRAINT displacements_pkey PRIMARY KEY (id)
);
CREATE INDEX displacements_by_closure ON displacements (closure_id);
CREATE UNIQUE INDEX displacements_once ON displacements (booking_id, revision);
CREATE INDEX displacements_without_offer ON displacements (id) WHERE (offered_at IS NULL) AND (state = 'displaced');

CREATE TABLE guest_book_entries (
  id uuid NOT NULL,
  booking_id uuid NOT NULL,
  first_name text NOT NULL,
  words text,
  private_words text,
  stars smallint,
  visited_on date NOT NULL,
  written_at timestamptz NOT NULL,
  state text DEFAULT 'held' NOT NULL,
  left_out_because text,
  decided_by uuid,
  decided_at timestamptz,
  CONSTRAINT guest_book_left_out CHECK (((state = 'left_out') = (left_out_because IS NOT NULL)) AND ((left_out_because IS NULL) OR left_out_because IN ('advertising', 'person', 'not_about_visit'))),
  CONSTRAINT guest_book_stars CHECK (stars BETWEEN 1 AND 5),
  CONSTRAINT guest_book_state_known CHECK (state IN ('held', 'taken_in', 'left_out')),
  CONSTRAINT guest_book_entries_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX guest_book_by_booking ON guest_book_entries (booking_id);
CREATE INDEX guest_book_by_state ON guest_book_entries (state, visited_on DESC, written_at DESC, id);

CREATE TABLE guide_feeds (
  staff_id uuid NOT NULL,
  token_hash text NOT NULL,
  created_at timestamptz NOT NULL,
  CONSTRAINT guide_feeds_pkey PRIMARY KEY (staff_id),
  CONSTRAINT guide_feeds_token_hash_key UNIQUE (token_hash)
);

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
  caller text,
  began_at timestamptz,
  kind text DEFAULT 'visitor' NOT NULL,
  booking_id uuid,
  network text,
  tickets jsonb,
  tour_id uuid,
  CONSTRAINT holds_status_known CHECK (status IN ('active', 'converted', 'released', 'replaced', 'expired')),
  CONSTRAINT holds_take_places CHECK ((places > 0) AND (group_size BETWEEN 1 AND 20)),
  CONSTRAINT holds_tickets CHECK ((tickets IS NULL) OR ((tour_id IS NOT NULL) AND tickets_fit(tickets, group_size, NULL, NULL))),
  CONSTRAINT "PK_holds" PRIMARY KEY (id)
);
CREATE INDEX holds_active_by_caller ON holds (caller) WHERE status = 'active';
CREATE INDEX holds_active_by_network ON holds (network) WHERE status = 'active';
CREATE INDEX holds_active_by_slot ON holds (slot_id) WHERE status = 'active';
CREATE INDEX holds_by_caller_and_slot ON holds (caller, slot_id, created_at) WHERE status <> 'converted';
CREATE INDEX holds_ended ON holds (ended_at) WHERE status IN ('released', 'replaced', 'expired');
CREATE INDEX holds_offered_to_booking ON holds (booking_id) WHERE (booking_id IS NOT NULL) AND (status = 'active');
CREATE INDEX holds_running_out ON holds (expires_at) WHERE status = 'active';

CREATE TABLE house_details (
  id integer NOT NULL,
  version integer NOT NULL,
  street text NOT NULL,
  town text NOT NULL,
  phone text NOT NULL,
  CONSTRAINT house_details_once CHECK (id = 1),
  CONSTRAINT "PK_house_details" PRIMARY KEY (id)
);

CREATE TABLE link_counts (
  key text NOT NULL,
  time_window bigint NOT NULL,
  count integer NOT NULL,
  CONSTRAINT link_counts_pkey PRIMARY KEY (key)
);

CREATE TABLE menus (
  platform text NOT NULL,
  version integer NOT NULL,
  items jsonb NOT NULL,
  CONSTRAINT menus_platform CHECK (platform IN ('chick_fil_a', 'jersey_mikes')),
  CONSTRAINT menus_version_counts CHECK (version > 0),
  CONSTRAINT "PK_menus" PRIMARY KEY (platform)
);

CREATE TABLE notices (
  id uuid NOT NULL,
  text text NOT NULL,
  level text NOT NULL,
  valid_from timestamptz NOT NULL,
  valid_until timestamptz,
  CONSTRAINT notices_last CHECK (valid_until > valid_from),
  CONSTRAINT notices_level_known CHECK (level IN ('info', 'warning')),
  CONSTRAINT notices_pkey PRIMARY KEY (id)
);

CREATE TABLE payment_links (
  id uuid NOT NULL,
  hold_id uuid NOT NULL,
  email text NOT NULL,
  request jsonb NOT NULL,
  notes jsonb NOT NULL,
  idempotency_key text NOT NULL,
  request_hash text NOT NULL,
  staff_id uuid NOT NULL,
  created_at timestamptz NOT NULL,
  CONSTRAINT payment_links_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX payment_links_by_hold ON payment_links (hold_id);
CREATE UNIQUE INDEX payment_links_idempotency_key ON payment_links (idempotency_key);
CREATE INDEX payment_links_newest ON payment_links (created_at);

CREATE TABLE payments (
  id text NOT NULL,
  intent_id text,
  booking_id uuid,
  amount_cents integer,
  status text NOT NULL,
  created_at timestamptz NOT NULL,
  method text DEFAULT 'online' NOT NULL,
  CONSTRAINT payments_amount CHECK (amount_cents >= 0),
  CONSTRAINT payments_method_known CHECK (method IN ('online', 'card_reader', 'cash', 'sale')),
  CONSTRAINT payments_status_known CHECK (status IN ('started', 'used', 'returned', 'refused')),
  CONSTRAINT "PK_payments" PRIMARY KEY (id)
);
CREATE INDEX payments_by_booking ON payments (booking_id);
CREATE INDEX payments_returned ON payments (created_at) WHERE status IN ('returned', 'refused');
CREATE INDEX payments_started ON payments (created_at) WHERE status = 'started';

CREATE TABLE price_rules (
  id uuid NOT NULL,
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
  CONSTRAINT price_rules_bounds CHECK ((floor_cents >= 0) AND (ceiling_cents >= floor_cents)),
  CONSTRAINT price_rules_days_ahead CHECK ((days_ahead_from >= 0) AND (days_ahead_until >= 0)),
  CONSTRAINT price_rules_one_change CHECK ((num_nulls(percent, cents) = 1) AND (percent BETWEEN -100 AND 100) AND (percent <> 0) AND (cents <> 0)),
  CONSTRAINT price_rules_sold_below CHECK (sold_below_percent BETWEEN 1 AND 100),
  CONSTRAINT price_rules_pkey PRIMARY KEY (id)
);
CREATE INDEX price_rules_of_tour ON price_rules (tour_id, position);

CREATE UNLOGGED TABLE purchase_counts (
  key text NOT NULL,
  time_window integer NOT NULL,
  count integer NOT NULL,
  CONSTRAINT purchase_counts_pkey PRIMARY KEY (key)
);

CREATE TABLE refunds (
  id uuid NOT NULL,
  payment_id text NOT NULL,
  booking_id uuid,
  reason text NOT NULL,
  revision integer NOT NULL,
  amount_cents integer,
  status text NOT NULL,
  attempt integer DEFAULT 1 NOT NULL,
  due_at timestamptz NOT NULL,
  requested_at timestamptz NOT NULL,
  ended_at timestamptz,
  method text DEFAULT 'online' NOT NULL,
  CONSTRAINT refunds_amount CHECK (amount_cents > 0),
  CONSTRAINT refunds_method_known CHECK (method IN ('online', 'card_reader', 'cash', 'sale')),
  CONSTRAINT refunds_reason_known CHECK (reason IN ('moved', 'party_changed', 'cancelled', 'not_booked', 'unused', 'goodwill')),
  CONSTRAINT refunds_status_known CHECK (status IN ('requested', 'sent', 'settled', 'failed')),
  CONSTRAINT "PK_refunds" PRIMARY KEY (id)
);
CREATE INDEX refunds_by_booking ON refunds (booking_id);
CREATE INDEX refunds_due ON refunds (due_at) WHERE status IN ('requested', 'sent');
CREATE UNIQUE INDEX refunds_once ON refunds (payment_id, reason, revision);

CREATE TABLE reminder_rules (
  kind text NOT NULL,
  is_on boolean NOT NULL,
  CONSTRAINT reminder_rules_kind_known CHECK (kind IN ('day_before', 'after_visit')),
  CONSTRAINT reminder_rules_pkey PRIMARY KEY (kind)
);

CREATE TABLE scans (
  id uuid NOT NULL,
  device_id text NOT NULL,
  sequence integer NOT NULL,
  date date NOT NULL,
  booking_id uuid,
  revision integer,
  people integer NOT NULL,
  verdict text NOT NULL,
  overridden boolean NOT NULL,
  reason text,
  scanned_at timestamptz NOT NULL,
  clock_offset_ms integer NOT NULL,
  made_from text,
  staff_id uuid NOT NULL,
  received_at timestamptz NOT NULL,
  device_label text,
  CONSTRAINT scans_people CHECK ((people BETWEEN 0 AND 100) OR (verdict = 'CORRECTED')),
  CONSTRAINT scans_verdict_known CHECK (verdict IN ('ADMIT', 'CHANGED', 'CANCELLED', 'MOVED', 'NEW', 'NOT_OURS', 'CORRECTED')),
  CONSTRAINT scans_pkey PRIMARY KEY (id)
);
CREATE INDEX scans_by_booking ON scans (booking_id);
CREATE INDEX scans_by_date ON scans (date);

CREATE TABLE sent_reminders (
  booking_id uuid NOT NULL,
  kind text NOT NULL,
  starts_at timestamptz NOT NULL,
  queued_at timestamptz NOT NULL,
  CONSTRAINT sent_reminders_kind_known CHECK (kind IN ('day_before', 'after_visit')),
  CONSTRAINT sent_reminders_pkey PRIMARY KEY (booking_id, kind, starts_at)
);

CREATE TABLE slots (
  id text NOT NULL,
  tour_type text NOT NULL,
  starts_at timestamptz NOT NULL,
  capacity integer NOT NULL,
  taken integer NOT NULL,
  closed boolean DEFAULT false NOT NULL,
  guide_id uuid,
  CONSTRAINT slots_never_negative CHECK (taken >= 0),
  CONSTRAINT slots_never_oversold CHECK (taken <= capacity),
  CONSTRAINT "PK_slots" PRIMARY KEY (id)
) WITH (fillfactor='50');
CREATE INDEX slots_by_guide ON slots (guide_id, starts_at) WHERE guide_id IS NOT NULL;
CREATE INDEX slots_by_start ON slots (tour_type, starts_at);

CREATE TABLE ticket_types (
  code text NOT NULL,
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
  CONSTRAINT ticket_types_ages CHECK ((from_age BETWEEN 0 AND 120) AND (to_age BETWEEN 0 AND 120) AND (from_age <= to_age)),
  CONSTRAINT ticket_types_code CHECK (code ~ '^[a-z][a-z0-9_]{1,29}$'),
  CONSTRAINT ticket_types_limits CHECK ((per_adult BETWEEN 1 AND 20) AND (max_per_party BETWEEN 1 AND 20)),
  CONSTRAINT ticket_types_pkey PRIMARY KEY (code)
);

CREATE TABLE tour_prices (
  id bigint GENERATED ALWAYS AS IDENTITY,
  tour_id uuid NOT NULL,
  type text NOT NULL,
  cents integer NOT NULL,
  seats integer DEFAULT 1 NOT NULL,
  valid_from timestamptz NOT NULL,
  valid_until timestamptz,
  confirmed_at timestamptz,
  applied_at timestamptz,
  CONSTRAINT tour_prices_amount CHECK (cents BETWEEN 0 AND 1000000),
  CONSTRAINT tour_prices_seats CHECK (seats BETWEEN 0 AND 1),
  CONSTRAINT tour_prices_span CHECK (valid_until > valid_from),
  CONSTRAINT tour_prices_pkey PRIMARY KEY (id)
);
CREATE INDEX tour_prices_of_tour ON tour_prices (tour_id, type, valid_from);

CREATE TABLE tour_types (
  type text NOT NULL,
  capacity integer NOT NULL,
  max_group_size integer NOT NULL,
  sold_by_party boolean NOT NULL,
  CONSTRAINT tour_types_pkey PRIMARY KEY (type)
);

CREATE TABLE tours (
  id uuid NOT NULL,
  type text NOT NULL,
  name text NOT NULL,
  description text NOT NULL,
  duration text NOT NULL,
  features text[] NOT NULL,
  price_cents integer NOT NULL,
  created_at timestamptz NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  withdrawn_at timestamptz,
  duration_minutes integer DEFAULT 120 NOT NULL,
  capacity integer,
  max_group_size integer,
  sold_by_party boolean,
  CONSTRAINT tours_capacity_in_range CHECK (capacity BETWEEN 1 AND 100),
  CONSTRAINT tours_duration_in_range CHECK (duration_minutes BETWEEN 1 AND 720),
  CONSTRAINT tours_group_size_in_range CHECK (max_group_size BETWEEN 1 AND 20),
  CONSTRAINT tours_party_fits CHECK (sold_by_party OR (max_group_size <= capacity)),
  CONSTRAINT tours_price_in_range CHECK (price_cents BETWEEN 0 AND 1000000),
  CONSTRAINT tours_size_known CHECK (num_nulls(capacity, max_group_size, sold_by_party) = 0),
  CONSTRAINT tours_type_known CHECK (type IN ('standard', 'premium', 'private')),
  CONSTRAINT tours_version_counts CHECK (version > 0),
  CONSTRAINT "PK_tours" PRIMARY KEY (id)
);
CREATE INDEX tours_on_offer ON tours (type, created_at) WHERE withdrawn_at IS NULL;

CREATE TABLE turned_away (
  slot_id text NOT NULL,
  starts_at timestamptz NOT NULL,
  parties integer NOT NULL,
  CONSTRAINT turned_away_some CHECK (parties > 0),
  CONSTRAINT turned_away_pkey PRIMARY KEY (slot_id)
);

CREATE TABLE visit_counts (
  slot_id text NOT NULL,
  came integer,
  no_shows integer,
  CONSTRAINT visit_counts_not_negative CHECK ((came >= 0) AND (no_shows >= 0)),
  CONSTRAINT visit_counts_pkey PRIMARY KEY (slot_id)
);

CREATE TABLE waitlist_entries (
  id uuid NOT NULL,
  tour_type text NOT NULL,
  slot_ids text[] NOT NULL,
  group_size integer NOT NULL,
  places integer NOT NULL,
  first_name text NOT NULL,
  last_name text NOT NULL,
  email text NOT NULL,
  phone text,
  status text NOT NULL,
  hold_id uuid,
  passed_over integer DEFAULT 0 NOT NULL,
  missed integer DEFAULT 0 NOT NULL,
  removed_because text,
  joined_at timestamptz NOT NULL,
  closes_at timestamptz NOT NULL,
  ended_at timestamptz,
  tour_id uuid,
  confirmed_at timestamptz DEFAULT now(),
  caller text,
  link_sent_at timestamptz,
  gathers_until timestamptz,
  tickets jsonb,
  CONSTRAINT waitlist_ends_once CHECK ((status IN ('waiting', 'offered')) = (ended_at IS NULL)),
  CONSTRAINT waitlist_party CHECK ((group_size BETWEEN 1 AND 20) AND (places BETWEEN 1 AND group_size)),
  CONSTRAINT waitlist_status_known CHECK (status IN ('waiting', 'offered', 'accepted', 'expired', 'left', 'closed')),
  CONSTRAINT waitlist_tickets CHECK ((tickets IS NULL) OR tickets_fit(tickets, group_size, NULL, NULL)),
  CONSTRAINT "PK_waitlist_entries" PRIMARY KEY (id)
);
CREATE INDEX waitlist_by_hold ON waitlist_entries (hold_id) WHERE hold_id IS NOT NULL;
CREATE INDEX waitlist_by_slot ON waitlist_entries USING gin (slot_ids) WHERE status IN ('waiting', 'offered');
CREATE INDEX waitlist_closing ON waitlist_entries (closes_at) WHERE status = 'waiting';
CREATE INDEX waitlist_ended ON waitlist_entries (ended_at) WHERE ended_at IS NOT NULL;
CREATE INDEX waitlist_unconfirmed ON waitlist_entries (caller) WHERE (confirmed_at IS NULL) AND (status = 'waiting');

CREATE TABLE waivers (
  id uuid NOT NULL,
  booking_id uuid NOT NULL,
  guest_name text NOT NULL,
  signed_by text,
  text_version text NOT NULL,
  place text NOT NULL,
  staff_id uuid,
  signed_at timestamptz NOT NULL,
  CONSTRAINT waivers_place_known CHECK (place IN ('link', 'door', 'paper', 'booking')),
  CONSTRAINT waivers_pkey PRIMARY KEY (id)
);
CREATE INDEX waivers_by_booking ON waivers (booking_id);

CREATE TABLE written_money (
  source_id uuid NOT NULL,
  lines jsonb,
  CONSTRAINT written_money_pkey PRIMARY KEY (source_id)
);

ALTER TABLE displacements ADD CONSTRAINT displacements_closure_id_fkey FOREIGN KEY (closure_id) REFERENCES closures(id);

CREATE FUNCTION adult_tickets(guests integer, cents integer) RETURNS jsonb LANGUAGE plpgsql IMMUTABLE AS $$
  DECLARE
    line jsonb := jsonb_build_object('type', 'adult', 'singular', 'adult', 'plural', 'adults', 'count', guests - cents % guests,
      'seats', 1, 'proof', false, 'unitCents', cents / guests);
  BEGIN
    IF cents % guests = 0 THEN RETURN jsonb_build_array(line); END IF;
    RETURN jsonb_build_array(line, line || jsonb_build_object('count', cents % guests, 'unitCents', cents / guests + 1));
  END
$$;

CREATE FUNCTION food_items_in_words(words text) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN count(*) > 0 AND count(*) = count(item)
    THEN jsonb_agg(jsonb_build_object('itemId', item, 'count', part[1]::integer) ORDER BY at) END
  FROM regexp_split_to_table(words, '\n') WITH ORDINALITY AS line (text, at)
  LEFT JOIN LATERAL regexp_match(line.text, '^([1-9]\d{0,2}) × (.+)$') AS part ON true
  LEFT JOIN (VALUES
    ('Chicken Sandwich Meal', 'chicken-sandwich-meal'), ('Sub and Chips', 'sub-and-chips')
  ) AS menu (name, item) ON menu.name = part[2]
$$;

CREATE FUNCTION food_items_of_menu(restaurant text, words text) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN count(*) > 0 AND count(*) = count(item)
    THEN jsonb_agg(jsonb_build_object('itemId', item, 'count', part[1]::integer) ORDER BY at) END
  FROM regexp_split_to_table(words, '\n') WITH ORDINALITY AS line (text, at)
  LEFT JOIN LATERAL regexp_match(line.text, '^([1-9]\d{0,2}) × (.+)$') AS part ON true
  LEFT JOIN LATERAL (
    SELECT dish ->> 'id' AS item FROM menus, jsonb_array_elements(items) AS dish
    WHERE dish ->> 'name' = part[2] ORDER BY platform = restaurant DESC LIMIT 1
  ) AS menu ON true
$$;

CREATE FUNCTION forget_tickets() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    NEW.tickets := NULL;
    RETURN NEW;
  END
$$;

CREATE FUNCTION give_tickets() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    NEW.tickets := adult_tickets(NEW.group_size, NEW.total_cents);
    RETURN NEW;
  END
$$;

CREATE FUNCTION give_tour_size() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF NEW.capacity IS NULL THEN
      SELECT capacity, max_group_size, sold_by_party INTO NEW.capacity, NEW.max_group_size, NEW.sold_by_party
      FROM tour_types WHERE type = NEW.type;
    END IF;
    RETURN NEW;
  END
$$;

CREATE FUNCTION keep_bookings_duration() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'INSERT' THEN
      IF NEW.tour_duration IS NOT NULL THEN NEW.tour_duration_minutes := minutes_in_words(NEW.tour_duration);
      ELSE NEW.tour_duration := NEW.tour_duration_minutes || ' minutes';
      END IF;
    ELSIF NEW.tour_duration_minutes <> OLD.tour_duration_minutes THEN NEW.tour_duration := NEW.tour_duration_minutes || ' minutes';
    ELSIF NEW.tour_duration IS DISTINCT FROM OLD.tour_duration THEN NEW.tour_duration_minutes := minutes_in_words(NEW.tour_duration);
    END IF;
    RETURN NEW;
  END
$$;

CREATE FUNCTION keep_food_items() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'INSERT' THEN
      NEW.food_items := coalesce(NEW.food_items, food_items_of_menu(NEW.food_platform, NEW.food_details));
    ELSIF NEW.food_items IS NOT DISTINCT FROM OLD.food_items THEN
      NEW.food_items := food_items_of_menu(NEW.food_platform, NEW.food_details);
    END IF;
    RETURN NEW;
  END
$$;

CREATE FUNCTION keep_tours_duration() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'INSERT' THEN
      IF NEW.duration IS NOT NULL THEN NEW.duration_minutes := minutes_in_words(NEW.duration);
      ELSE NEW.duration := NEW.duration_minutes || ' minutes';
      END IF;
    ELSIF NEW.duration_minutes <> OLD.duration_minutes THEN NEW.duration := NEW.duration_minutes || ' minutes';
    ELSIF NEW.duration IS DISTINCT FROM OLD.duration THEN NEW.duration_minutes := minutes_in_words(NEW.duration);
    END IF;
    RETURN NEW;
  END
$$;

CREATE FUNCTION minutes_in_words(words text) RETURNS integer LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN minutes BETWEEN 1 AND 720 THEN round(minutes)::integer ELSE 120 END FROM (
    SELECT coalesce(sum(coalesce(part[2], part[1])::numeric * CASE lower(part[3]) WHEN 'h' THEN 60 ELSE 1 END), 0) AS minutes
    FROM regexp_matches(words, '(\d+(?:\.\d+)?)(?:\s*(?:-|–|to)\s*(\d+(?:\.\d+)?))?\s*([hm])', 'gi') AS part
  ) found
$$;

CREATE FUNCTION money_changed() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END';

CREATE CONSTRAINT TRIGGER bookings_changed AFTER UPDATE ON bookings DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (OLD.total_cents <> NEW.total_cents OR OLD.goodwill_cents <> NEW.goodwill_cents OR OLD.kept_cents <> NEW.kept_cents
    OR OLD.starts_at <> NEW.starts_at OR OLD.tour_id <> NEW.tour_id OR (OLD.status = 'cancelled') <> (NEW.status = 'cancelled'))
  EXECUTE FUNCTION money_changed();
CREATE CONSTRAINT TRIGGER bookings_sold AFTER INSERT ON bookings DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION money_changed();
CREATE TRIGGER give_tickets BEFORE INSERT ON bookings FOR EACH ROW WHEN (NEW.tickets IS NULL) EXECUTE FUNCTION give_tickets();
CREATE TRIGGER give_tour_size BEFORE INSERT ON tours FOR EACH ROW EXECUTE FUNCTION give_tour_size();
CREATE TRIGGER keep_bookings_duration BEFORE INSERT OR UPDATE ON bookings FOR EACH ROW EXECUTE FUNCTION keep_bookings_duration();
CREATE TRIGGER keep_food_items BEFORE UPDATE ON bookings
  FOR EACH ROW WHEN (NEW.food_details IS DISTINCT FROM OLD.food_details)
  EXECUTE FUNCTION keep_food_items();
CREATE TRIGGER keep_food_items_of_new BEFORE INSERT ON bookings
  FOR EACH ROW WHEN (NEW.food_details IS NOT NULL)
  EXECUTE FUNCTION keep_food_items();
CREATE TRIGGER keep_tickets BEFORE UPDATE ON bookings
  FOR EACH ROW WHEN (NEW.tickets IS NULL
    OR NEW.tickets = OLD.tickets AND (NEW.group_size, NEW.total_cents) IS DISTINCT FROM (OLD.group_size, OLD.total_cents))
  EXECUTE FUNCTION give_tickets();
CREATE TRIGGER keep_tickets BEFORE UPDATE ON holds
  FOR EACH ROW WHEN ((NEW.tickets = OLD.tickets) AND (NEW.group_size IS DISTINCT FROM OLD.group_size))
  EXECUTE FUNCTION forget_tickets();
CREATE TRIGGER keep_tours_duration BEFORE INSERT OR UPDATE ON tours FOR EACH ROW EXECUTE FUNCTION keep_tours_duration();
CREATE CONSTRAINT TRIGGER payment_used AFTER INSERT OR UPDATE ON payments DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW.status = 'used')
  EXECUTE FUNCTION money_changed();
CREATE CONSTRAINT TRIGGER refund_changed AFTER INSERT OR UPDATE OF status ON refunds DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW.status IN ('requested', 'settled'))
  EXECUTE FUNCTION money_changed();

INSERT INTO calendar VALUES (true, 1);
INSERT INTO calendar_rules VALUES (gen_random_uuid(), 0, 2, '{09:00,10:00,11:00,12:00,13:00,14:00,15:00,16:00,17:00}', '2020-01-01', NULL);
INSERT INTO calendar_rules VALUES (gen_random_uuid(), 0, 3, '{09:00,10:00,11:00,12:00,13:00,14:00,15:00,16:00,17:00}', '2020-01-01', NULL);
INSERT INTO calendar_rules VALUES (gen_random_uuid(), 0, 4, '{09:00,10:00,11:00,12:00,13:00,14:00,15:00,16:00,17:00}', '2020-01-01', NULL);
INSERT INTO calendar_rules VALUES (gen_random_uuid(), 0, 5, '{09:00,10:00,11:00,12:00,13:00,14:00,15:00,16:00,17:00}', '2020-01-01', NULL);
INSERT INTO calendar_rules VALUES (gen_random_uuid(), 0, 6, '{09:00,10:00,11:00,12:00,13:00,14:00,15:00,16:00,17:00}', '2020-01-01', NULL);
INSERT INTO calendar_rules VALUES (gen_random_uuid(), 0, 7, '{09:00,10:00,11:00,12:00,13:00,14:00,15:00,16:00,17:00}', '2020-01-01', NULL);
INSERT INTO menus (platform, version, items) VALUES
  ('chick_fil_a', 1, '[{"id": "chicken-sandwich-meal", "name": "Chicken Sandwich Meal", "priceCents": 1299,
    "description": "Chicken sandwich with a side and a drink.", "vegetarian": false}]'),
  ('jersey_mikes', 1, '[{"id": "sub-and-chips", "name": "Sub and Chips", "priceCents": 1450,
    "description": "A sub sandwich with a bag of chips.", "vegetarian": false}]');
INSERT INTO reminder_rules VALUES ('day_before', true), ('after_visit', true);
INSERT INTO ticket_types (code, label, singular, plural, from_age, to_age, note, proof, comes_alone, brings_children, per_adult, position) VALUES
  ('adult', 'Adults', 'adult', 'adults', 13, 64, '', false, true, true, NULL, 1),
  ('child', 'Children', 'child', 'children', 4, 12, '', false, false, false, 6, 2),
  ('infant', 'Infants', 'infant', 'infants', 0, 3, 'on a lap, no seat', false, false, false, 2, 3),
  ('senior', 'Seniors', 'senior', 'seniors', 65, NULL, '', true, true, true, NULL, 4),
  ('student', 'Students', 'student', 'students', NULL, NULL, 'any school or college', true, true, false, NULL, 5),
  ('military', 'Military', 'military guest', 'military guests', NULL, NULL, 'serving, retired, family', true, true, true, NULL, 6),
  ('companion', 'Companion', 'companion', 'companions', NULL, NULL, 'of a guest with a disability', false, false, true, NULL, 7);
INSERT INTO tour_types (type, capacity, max_group_size, sold_by_party) VALUES
  ('standard', 25, 20, false), ('premium', 15, 15, false), ('private', 1, 20, true);
