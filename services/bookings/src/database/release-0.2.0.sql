-- The schema of bookings at release 0.2.0. Its functions are in files of their own, which are applied after the migrations.

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
  CONSTRAINT booking_changes_actor_known CHECK (actor IN ('visitor', 'staff', 'house')),
  CONSTRAINT booking_changes_kind_known CHECK (kind IN ('moved', 'party_changed', 'food_changed', 'cancelled', 'displaced', 'restored')),
  CONSTRAINT "PK_booking_changes" PRIMARY KEY (id)
);
CREATE INDEX booking_changes_by_slot_before ON booking_changes (((before ->> 'slotId')));
CREATE UNIQUE INDEX booking_changes_key ON booking_changes (booking_id, idempotency_key);
CREATE UNIQUE INDEX booking_changes_once ON booking_changes (booking_id, revision);

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
  CONSTRAINT bookings_food_for_large_parties CHECK ((food_platform = 'none') OR ((group_size >= 10) AND (food_total_cents > 0))),
  CONSTRAINT bookings_group_size CHECK (group_size BETWEEN 1 AND 20),
  CONSTRAINT bookings_kept CHECK (kept_cents BETWEEN 0 AND total_cents),
  CONSTRAINT bookings_places CHECK (places BETWEEN 1 AND 20),
  CONSTRAINT bookings_revision_counts CHECK ((revision >= 0) AND (link_version >= 0)),
  CONSTRAINT bookings_status_known CHECK (status IN ('confirmed', 'displaced', 'cancelled')),
  CONSTRAINT bookings_total CHECK ((total_cents >= 0) AND (food_total_cents >= 0)),
  CONSTRAINT bookings_waiver CHECK (liability_waiver_accepted),
  CONSTRAINT "PK_bookings" PRIMARY KEY (id)
);
CREATE INDEX bookings_by_date ON bookings (tour_date);
CREATE INDEX bookings_by_slot ON bookings (slot_id);
CREATE UNIQUE INDEX bookings_confirmation_code ON bookings (confirmation_code);
CREATE UNIQUE INDEX bookings_idempotency_key ON bookings (idempotency_key);
CREATE UNIQUE INDEX bookings_payment_intent ON bookings (payment_intent_id);

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
  CONSTRAINT holds_status_known CHECK (status IN ('active', 'converted', 'released', 'replaced', 'expired')),
  CONSTRAINT holds_take_places CHECK ((places > 0) AND (group_size BETWEEN 1 AND 20)),
  CONSTRAINT "PK_holds" PRIMARY KEY (id)
);
CREATE INDEX holds_active_by_caller ON holds (caller) WHERE status = 'active';
CREATE INDEX holds_active_by_network ON holds (network) WHERE status = 'active';
CREATE INDEX holds_active_by_slot ON holds (slot_id) WHERE status = 'active';
CREATE INDEX holds_by_caller_and_slot ON holds (caller, slot_id, created_at) WHERE status <> 'converted';
CREATE INDEX holds_ended ON holds (ended_at) WHERE status IN ('released', 'replaced', 'expired');
CREATE INDEX holds_offered_to_booking ON holds (booking_id) WHERE (booking_id IS NOT NULL) AND (status = 'active');
CREATE INDEX holds_running_out ON holds (expires_at) WHERE status = 'active';

CREATE TABLE link_counts (
  key text NOT NULL,
  time_window bigint NOT NULL,
  count integer NOT NULL,
  CONSTRAINT link_counts_pkey PRIMARY KEY (key)
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

CREATE TABLE payments (
  id text NOT NULL,
  intent_id text,
  booking_id uuid,
  amount_cents integer,
  status text NOT NULL,
  created_at timestamptz NOT NULL,
  method text DEFAULT 'online' NOT NULL,
  CONSTRAINT payments_amount CHECK (amount_cents >= 0),
  CONSTRAINT payments_method_known CHECK (method IN ('online', 'card_reader', 'cash')),
  CONSTRAINT payments_status_known CHECK (status IN ('started', 'used', 'returned', 'refused')),
  CONSTRAINT "PK_payments" PRIMARY KEY (id)
);
CREATE INDEX payments_by_booking ON payments (booking_id);
CREATE INDEX payments_returned ON payments (created_at) WHERE status IN ('returned', 'refused');
CREATE INDEX payments_started ON payments (created_at) WHERE status = 'started';

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
  CONSTRAINT refunds_method_known CHECK (method IN ('online', 'card_reader', 'cash')),
  CONSTRAINT refunds_reason_known CHECK (reason IN ('moved', 'party_changed', 'cancelled', 'not_booked', 'unused')),
  CONSTRAINT refunds_status_known CHECK (status IN ('requested', 'sent', 'settled', 'failed')),
  CONSTRAINT "PK_refunds" PRIMARY KEY (id)
);
CREATE INDEX refunds_by_booking ON refunds (booking_id);
CREATE INDEX refunds_due ON refunds (due_at) WHERE status IN ('requested', 'sent');
CREATE UNIQUE INDEX refunds_once ON refunds (payment_id, reason, revision);

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
  CONSTRAINT tours_duration_in_range CHECK (duration_minutes BETWEEN 1 AND 720),
  CONSTRAINT tours_price_in_range CHECK (price_cents BETWEEN 0 AND 1000000),
  CONSTRAINT tours_type_known CHECK (type IN ('standard', 'premium', 'private')),
  CONSTRAINT tours_version_counts CHECK (version > 0),
  CONSTRAINT "PK_tours" PRIMARY KEY (id)
);
CREATE INDEX tours_on_offer ON tours (type, created_at) WHERE withdrawn_at IS NULL;

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
  CONSTRAINT waitlist_ends_once CHECK ((status IN ('waiting', 'offered')) = (ended_at IS NULL)),
  CONSTRAINT waitlist_party CHECK ((group_size BETWEEN 1 AND 20) AND (places BETWEEN 1 AND group_size)),
  CONSTRAINT waitlist_status_known CHECK (status IN ('waiting', 'offered', 'accepted', 'expired', 'left', 'closed')),
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

ALTER TABLE displacements ADD CONSTRAINT displacements_closure_id_fkey FOREIGN KEY (closure_id) REFERENCES closures(id);

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

CREATE TRIGGER keep_bookings_duration BEFORE INSERT OR UPDATE ON bookings FOR EACH ROW EXECUTE FUNCTION keep_bookings_duration();
CREATE TRIGGER keep_tours_duration BEFORE INSERT OR UPDATE ON tours FOR EACH ROW EXECUTE FUNCTION keep_tours_duration();

INSERT INTO calendar VALUES (true, 1);
INSERT INTO calendar_rules VALUES (gen_random_uuid(), 0, 2, '{09:00,10:00,11:00,12:00,13:00,14:00,15:00,16:00,17:00}', '2020-01-01', NULL);
INSERT INTO calendar_rules VALUES (gen_random_uuid(), 0, 3, '{09:00,10:00,11:00,12:00,13:00,14:00,15:00,16:00,17:00}', '2020-01-01', NULL);
INSERT INTO calendar_rules VALUES (gen_random_uuid(), 0, 4, '{09:00,10:00,11:00,12:00,13:00,14:00,15:00,16:00,17:00}', '2020-01-01', NULL);
INSERT INTO calendar_rules VALUES (gen_random_uuid(), 0, 5, '{09:00,10:00,11:00,12:00,13:00,14:00,15:00,16:00,17:00}', '2020-01-01', NULL);
INSERT INTO calendar_rules VALUES (gen_random_uuid(), 0, 6, '{09:00,10:00,11:00,12:00,13:00,14:00,15:00,16:00,17:00}', '2020-01-01', NULL);
INSERT INTO calendar_rules VALUES (gen_random_uuid(), 0, 7, '{09:00,10:00,11:00,12:00,13:00,14:00,15:00,16:00,17:00}', '2020-01-01', NULL);
