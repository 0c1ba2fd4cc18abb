/** Part of `createOutboxTable` and `createInboxTables`. It has no entity, so that the schema builder ignores it. */
export const createDeadLettersTable = `
  CREATE TABLE IF NOT EXISTS dead_letters (
    id            uuid        PRIMARY KEY DEFAULT gen_random_uuid(),
    -- 'outbox' for an event that could not be sent, else the durable name of the consumer that could not take it.
    origin        text        NOT NULL,
    event_id      text        NOT NULL,
    aggregate_id  text        NOT NULL,
    subject       text        NOT NULL,
    -- As it came, so that what could not be parsed is kept too.
    payload       text        NOT NULL,
    attempts      integer     NOT NULL,
    reason        text        NOT NULL,
    failed_at     timestamptz NOT NULL DEFAULT now(),
    resend_at     timestamptz,
    resolved_at   timestamptz,
    CONSTRAINT dead_letters_once UNIQUE (origin, event_id)
  );
  CREATE INDEX IF NOT EXISTS dead_letters_resend ON dead_letters (resend_at)
    WHERE resend_at IS NOT NULL AND resolved_at IS NULL;
`;
