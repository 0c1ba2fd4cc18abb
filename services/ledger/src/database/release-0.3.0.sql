-- The schema of ledger at release 0.3.0.

CREATE TABLE money_lines (
  id bigint GENERATED ALWAYS AS IDENTITY,
  movement_id uuid NOT NULL,
  position smallint NOT NULL,
  at timestamptz NOT NULL,
  business_date date NOT NULL,
  corrects_date date,
  account text NOT NULL,
  cents integer NOT NULL,
  tender text,
  kind text,
  tax_code text,
  tour_id uuid,
  product_id text,
  starts_at timestamptz,
  source text NOT NULL,
  source_id uuid NOT NULL,
  reference text NOT NULL,
  channel text NOT NULL,
  cause text NOT NULL,
  is_refund boolean NOT NULL,
  written_at timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT money_lines_amount CHECK (cents <> 0),
  CONSTRAINT money_lines_pkey PRIMARY KEY (id)
);
CREATE INDEX money_lines_by_day ON money_lines (business_date, id);
CREATE INDEX money_lines_by_source ON money_lines (source_id);
CREATE UNIQUE INDEX money_lines_once ON money_lines (movement_id, position);

CREATE TABLE sealed_days (
  date date NOT NULL,
  line_count integer NOT NULL,
  last_line_id bigint,
  sums jsonb NOT NULL,
  lines_hash text NOT NULL,
  previous_hash text,
  public_key text NOT NULL,
  sealed_at timestamptz NOT NULL,
  hash text NOT NULL,
  signature text NOT NULL,
  CONSTRAINT sealed_days_hashes CHECK ((hash ~ '^[0-9a-f]{64}$') AND (lines_hash ~ '^[0-9a-f]{64}$')),
  CONSTRAINT sealed_days_pkey PRIMARY KEY (date)
);

CREATE TABLE unearned_visits (
  source_id uuid NOT NULL,
  starts_at timestamptz NOT NULL,
  CONSTRAINT unearned_visits_pkey PRIMARY KEY (source_id, starts_at)
);
CREATE INDEX unearned_visits_by_start ON unearned_visits (starts_at);

CREATE FUNCTION check_movements() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    wrong uuid;
  BEGIN
    SELECT movement_id INTO wrong FROM written GROUP BY movement_id HAVING sum(cents) <> 0 OR count(*) < 2 LIMIT 1;
    IF FOUND THEN
      RAISE EXCEPTION 'the lines of movement % do not add up to 0', wrong USING ERRCODE = 'check_violation';
    END IF;
    PERFORM pg_advisory_xact_lock_shared(hashtext('sealed days'));
    SELECT movement_id INTO wrong FROM written WHERE business_date <= (SELECT max(date) FROM sealed_days) LIMIT 1;
    IF FOUND THEN
      RAISE EXCEPTION 'the day of movement % is sealed', wrong USING ERRCODE = 'check_violation';
    END IF;
    RETURN NULL;
  END $$;

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    RAISE EXCEPTION 'a line of the books is never changed or deleted' USING ERRCODE = 'insufficient_privilege';
  END $$;

CREATE FUNCTION refuse_change_of_seals() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    RAISE EXCEPTION 'a sealed day is never changed or deleted' USING ERRCODE = 'insufficient_privilege';
  END $$;

CREATE TRIGGER money_lines_stay BEFORE DELETE OR UPDATE OR TRUNCATE ON money_lines FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER movements_add_up AFTER INSERT ON money_lines REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT
  EXECUTE FUNCTION check_movements();
CREATE TRIGGER sealed_days_stay BEFORE DELETE OR UPDATE OR TRUNCATE ON sealed_days
  FOR EACH STATEMENT
  EXECUTE FUNCTION refuse_change_of_seals();

REVOKE UPDATE, DELETE, TRUNCATE ON money_lines FROM CURRENT_USER;
REVOKE UPDATE, DELETE, TRUNCATE ON sealed_days FROM CURRENT_USER;
