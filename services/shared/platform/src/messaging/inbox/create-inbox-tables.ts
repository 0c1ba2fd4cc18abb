import { createDeadLettersTable } from '../dead-letters/create-dead-letters-table.js';

/**
 * DDL of the inbox, for the first migration of a service that reacts to events. Rows are kept as long as
 * an event can come again (`inboxRetention`): a reaction must run once.
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

/** Undoes `createInboxTables`; the dead letters stay, an outbox may share them. */
export const dropInboxTables = 'DROP TABLE inbox';
