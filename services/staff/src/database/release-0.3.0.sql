-- The schema of staff at release 0.3.0.

CREATE TABLE account_links (
  id uuid NOT NULL,
  account_id uuid NOT NULL,
  purpose text NOT NULL,
  expires_at timestamptz NOT NULL,
  ended_at timestamptz,
  CONSTRAINT account_links_purpose_known CHECK (purpose IN ('invitation', 'password-reset')),
  CONSTRAINT "PK_account_links" PRIMARY KEY (id)
);
CREATE INDEX account_links_by_account ON account_links (account_id);

CREATE TABLE accounts (
  id uuid NOT NULL,
  email text NOT NULL,
  name text NOT NULL,
  password_hash text,
  created_at timestamptz NOT NULL,
  disabled_at timestamptz,
  role text NOT NULL,
  last_sign_in_at timestamptz,
  CONSTRAINT accounts_role_known CHECK (role IN ('guide', 'desk', 'manager', 'ops')),
  CONSTRAINT "PK_accounts" PRIMARY KEY (id)
);
CREATE UNIQUE INDEX accounts_email ON accounts (email);

CREATE TABLE erasure_reports (
  erasure_id uuid NOT NULL,
  service text NOT NULL,
  erased integer NOT NULL,
  kept integer NOT NULL,
  CONSTRAINT "PK_erasure_reports" PRIMARY KEY (erasure_id, service)
);

CREATE TABLE erasures (
  id uuid NOT NULL,
  email_hash text NOT NULL,
  requested_by uuid NOT NULL,
  requested_at timestamptz NOT NULL,
  CONSTRAINT "PK_erasures" PRIMARY KEY (id)
);

CREATE TABLE last_audit (
  id integer NOT NULL,
  ended_at timestamptz NOT NULL,
  took_ms integer NOT NULL,
  checks jsonb NOT NULL,
  CONSTRAINT last_audit_checks_check CHECK (jsonb_typeof(checks) = 'array'),
  CONSTRAINT last_audit_id_check CHECK (id = 1),
  CONSTRAINT last_audit_took_ms_check CHECK (took_ms >= 0),
  CONSTRAINT last_audit_pkey PRIMARY KEY (id)
);

CREATE TABLE recovery_codes (
  account_id uuid NOT NULL,
  code_hash text NOT NULL,
  CONSTRAINT "PK_recovery_codes" PRIMARY KEY (account_id, code_hash)
);

CREATE TABLE sessions (
  token_hash text NOT NULL,
  account_id uuid NOT NULL,
  created_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL,
  ended_at timestamptz,
  CONSTRAINT "PK_sessions" PRIMARY KEY (token_hash)
);
CREATE INDEX sessions_by_account ON sessions (account_id);

CREATE TABLE sign_in_failures (
  key text NOT NULL,
  failures integer NOT NULL,
  failed_at timestamptz NOT NULL,
  succeeded_at timestamptz,
  CONSTRAINT sign_in_failures_pkey PRIMARY KEY (key)
);

CREATE TABLE staff_actions (
  id uuid NOT NULL,
  at timestamptz NOT NULL,
  recorded_at timestamptz DEFAULT now() NOT NULL,
  staff_id uuid NOT NULL,
  staff_role text NOT NULL,
  service text NOT NULL,
  action text NOT NULL,
  target_type text NOT NULL,
  target_id text NOT NULL,
  before jsonb,
  after jsonb,
  correlation_id text NOT NULL,
  target_name text,
  CONSTRAINT "PK_staff_actions" PRIMARY KEY (id)
);
CREATE INDEX staff_actions_by_action ON staff_actions (action, at, id);
CREATE INDEX staff_actions_by_person ON staff_actions (staff_id, at, id);
CREATE INDEX staff_actions_by_target ON staff_actions (target_id, at, id);
CREATE INDEX staff_actions_by_time ON staff_actions (at, id);
CREATE INDEX staff_actions_searched ON staff_actions USING gin (search_form(target_name || ' ' || replace(target_name, '-', '')) gin_trgm_ops);

CREATE TABLE totp_factors (
  account_id uuid NOT NULL,
  sealed_secret text NOT NULL,
  created_at timestamptz NOT NULL,
  confirmed_at timestamptz,
  last_step bigint DEFAULT 0 NOT NULL,
  CONSTRAINT "PK_totp_factors" PRIMARY KEY (account_id)
);

CREATE FUNCTION keep_staff_actions() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'DELETE' THEN
      IF OLD.recorded_at < now() - interval '730 days' THEN RETURN OLD; END IF;
    END IF;
    RAISE EXCEPTION 'the record of staff actions is added to and read only' USING ERRCODE = 'insufficient_privilege';
  END
$$;

CREATE TRIGGER keep_all_staff_actions BEFORE TRUNCATE ON staff_actions FOR EACH STATEMENT EXECUTE FUNCTION keep_staff_actions();
CREATE TRIGGER keep_staff_actions BEFORE DELETE OR UPDATE ON staff_actions FOR EACH ROW EXECUTE FUNCTION keep_staff_actions();

REVOKE UPDATE, TRUNCATE ON staff_actions FROM CURRENT_USER;
