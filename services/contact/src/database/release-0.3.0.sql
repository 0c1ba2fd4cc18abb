-- The schema of contact at release 0.3.0.

CREATE TABLE contact_messages (
  id uuid NOT NULL,
  first_name text NOT NULL,
  last_name text NOT NULL,
  email text NOT NULL,
  phone text NOT NULL,
  subject text NOT NULL,
  message text NOT NULL,
  received_at timestamptz NOT NULL,
  state text DEFAULT 'unread' NOT NULL,
  suspected boolean DEFAULT false NOT NULL,
  CONSTRAINT contact_messages_length CHECK (char_length(message) BETWEEN 1 AND 5000),
  CONSTRAINT contact_messages_state_known CHECK (state IN ('unread', 'read', 'answered')),
  CONSTRAINT contact_messages_subject_known CHECK (subject IN ('tour-inquiry', 'group-booking', 'general-information', 'store-inquiry', 'media-research', 'other')),
  CONSTRAINT "PK_contact_messages" PRIMARY KEY (id)
);
CREATE INDEX contact_messages_by_email ON contact_messages (lower(email), id);
CREATE INDEX contact_messages_by_name ON contact_messages (search_form(last_name) COLLATE "C", search_form(first_name) COLLATE "C", id);
CREATE INDEX contact_messages_by_subject ON contact_messages (subject, id);
CREATE INDEX contact_messages_by_time ON contact_messages (received_at);
CREATE INDEX contact_messages_searched ON contact_messages USING gin (search_form(first_name || ' ' || last_name || ' ' || email || ' ' ||
  message || ' ' || regexp_replace(phone, '\D', '', 'g')) gin_trgm_ops);
CREATE INDEX contact_messages_unanswered ON contact_messages (received_at, id) WHERE state <> 'answered';

CREATE TABLE message_counts (
  key text NOT NULL,
  time_window bigint NOT NULL,
  count integer NOT NULL,
  CONSTRAINT message_counts_pkey PRIMARY KEY (key)
);
