import { createDeadLettersTable } from '../dead-letters/create-dead-letters-table.js';

/** The first migration of a service that reacts runs this. Rows stay as long as an event can be redelivered (`inboxRetention`). */
export const createInboxTables = `
  CREATE TABLE inbox (
    consumer    text        NOT NULL,
    event_id    uuid        NOT NULL,
    handled_at  timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (consumer, event_id)
  );
  ${createDeadLettersTable}
`;

/** The dead letters stay because an outbox can share the table. */
export const dropInboxTables = 'DROP TABLE inbox';
