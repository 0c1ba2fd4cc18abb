import { createDeadLettersTable } from '../dead-letters/create-dead-letters-table.js';

/**
 * The first migration of a service that publishes runs this. A row is pending while `published_at` is null. Two partial indexes serve
 * the relay's claim. The others are written only when a row is published, so a hot transaction pays for three.
 */
export const createOutboxTable = `
  CREATE TABLE outbox (
    id              uuid        PRIMARY KEY,
    -- Order of writing; the relay keeps it within one aggregate.
    position        bigint      NOT NULL GENERATED ALWAYS AS IDENTITY,
    aggregate_id    text        NOT NULL,
    subject         text        NOT NULL,
    event           jsonb       NOT NULL,
    recorded_at     timestamptz NOT NULL DEFAULT now(),
    attempts        integer     NOT NULL DEFAULT 0,
    due_at          timestamptz NOT NULL DEFAULT now(),
    lease_owner     uuid,
    leased_until    timestamptz,
    published_at    timestamptz,
    -- Which stream took it (its created timestamp) and where: how a lost stream is noticed.
    stream_created  text,
    stream_sequence bigint,
    -- How often the stream lost it. Part of the message id then, as the server would drop what it remembers but has not.
    times_lost      integer     NOT NULL DEFAULT 0
  );
  CREATE INDEX outbox_pending ON outbox (position) WHERE published_at IS NULL;
  CREATE INDEX outbox_pending_of_aggregate ON outbox (aggregate_id, position) WHERE published_at IS NULL;
  CREATE INDEX outbox_in_stream ON outbox (stream_created, stream_sequence) WHERE published_at IS NOT NULL;
  CREATE INDEX outbox_published ON outbox (published_at) WHERE published_at IS NOT NULL;
  ${createDeadLettersTable}
`;

/** The dead letters stay because an inbox can share the table. */
export const dropOutboxTable = 'DROP TABLE outbox';
