-- The schema of notifications at release 0.2.0.

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

CREATE TABLE recipient_counts (
  key text NOT NULL,
  time_window integer NOT NULL,
  count integer NOT NULL,
  CONSTRAINT recipient_counts_pkey PRIMARY KEY (key)
);
