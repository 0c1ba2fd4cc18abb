-- The schema of notifications at release 0.3.0.

CREATE TABLE email_sendings (
  email_id uuid NOT NULL,
  resend integer NOT NULL,
  kind text NOT NULL,
  about uuid NOT NULL,
  sent_at timestamptz NOT NULL,
  CONSTRAINT "PK_email_sendings" PRIMARY KEY (email_id, resend)
);
CREATE INDEX email_sendings_about ON email_sendings (about, sent_at);
CREATE INDEX email_sendings_oldest ON email_sendings (sent_at);

CREATE TABLE emails (
  id uuid NOT NULL,
  kind text NOT NULL,
  about uuid NOT NULL,
  status text NOT NULL,
  attempts integer NOT NULL,
  due_at timestamptz NOT NULL,
  leased_until timestamptz,
  lease_owner uuid,
  last_error text,
  correlation_id uuid NOT NULL,
  created_at timestamptz NOT NULL,
  sent_at timestamptz,
  resends integer DEFAULT 0 NOT NULL,
  resent_at timestamptz,
  traceparent text,
  cause text DEFAULT 'unverified' NOT NULL,
  held_until timestamptz,
  given_up_for text,
  caused_at timestamptz,
  CONSTRAINT emails_cause_known CHECK (cause IN ('house', 'party', 'unverified')),
  CONSTRAINT emails_status_known CHECK (status IN ('queued', 'sent', 'failed')),
  CONSTRAINT "PK_emails" PRIMARY KEY (id)
);
CREATE INDEX emails_by_kind ON emails (kind, id);
CREATE INDEX emails_by_status ON emails (status, id);
CREATE INDEX emails_due ON emails (due_at) WHERE status = 'queued';
CREATE INDEX emails_newest ON emails (created_at);
CREATE UNIQUE INDEX emails_once ON emails (kind, about);
CREATE INDEX emails_unsent ON emails (status) WHERE status <> 'sent';

CREATE TABLE house_details (
  id integer NOT NULL,
  version integer NOT NULL,
  street text NOT NULL,
  town text NOT NULL,
  phone text NOT NULL,
  CONSTRAINT house_details_once CHECK (id = 1),
  CONSTRAINT "PK_house_details" PRIMARY KEY (id)
);

CREATE TABLE mailed_reports (
  id uuid NOT NULL,
  schedule_id uuid NOT NULL,
  from_date date NOT NULL,
  to_date date NOT NULL,
  queued_at timestamptz NOT NULL,
  CONSTRAINT mailed_reports_pkey PRIMARY KEY (id)
);
CREATE INDEX mailed_reports_oldest ON mailed_reports (queued_at);
CREATE UNIQUE INDEX mailed_reports_once ON mailed_reports (schedule_id, from_date);

CREATE TABLE recipient_counts (
  key text NOT NULL,
  time_window integer NOT NULL,
  count integer NOT NULL,
  CONSTRAINT recipient_counts_pkey PRIMARY KEY (key)
);

CREATE TABLE report_schedules (
  id uuid NOT NULL,
  staff_id uuid NOT NULL,
  file text NOT NULL,
  every text NOT NULL,
  day integer NOT NULL,
  next_on date NOT NULL,
  created_at timestamptz NOT NULL,
  CONSTRAINT report_schedules_day_known CHECK (((every = 'week') AND (day BETWEEN 1 AND 7)) OR ((every = 'month') AND (day BETWEEN 1 AND 28))),
  CONSTRAINT report_schedules_file_known CHECK (file IN ('takings', 'lines', 'tax', 'journal', 'visits')),
  CONSTRAINT report_schedules_pkey PRIMARY KEY (id)
);
CREATE INDEX report_schedules_due ON report_schedules (next_on);
CREATE UNIQUE INDEX report_schedules_once ON report_schedules (staff_id, file, every, day);

CREATE TABLE sealed_pages (
  id uuid NOT NULL,
  page jsonb NOT NULL,
  sealed_at timestamptz NOT NULL,
  CONSTRAINT sealed_pages_pkey PRIMARY KEY (id)
);
CREATE INDEX sealed_pages_oldest ON sealed_pages (sealed_at);
