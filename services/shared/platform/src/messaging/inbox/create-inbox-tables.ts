import { createDeadLettersTable } from '../dead-letters/create-dead-letters-table.js';

/**
 * DDL of the inbox, for the first migration of a service that reacts to events. Rows are kept as long as an event can be
 * redelivered (`inboxRetention`), so that each reaction runs once.
 */
export const createInboxTables = `
  CREATE TABLE inbox (
    consumer    text        NOT NULL,
    event_id    uuid        NOT NULL,
    handled_at  timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (consumer, event_id)
  );
  ${createDeadLettersTable}
`;

/** Reverts `createInboxTables`. The dead letters stay because an outbox can share the table. */
export const dropInboxTables = 'DROP TABLE inbox';
