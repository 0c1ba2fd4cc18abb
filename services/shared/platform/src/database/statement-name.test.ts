import { describe, expect, it } from '@jest/globals';
import { statementName } from './observed-pool.js';

describe('a statement is called', () => {
  it.each([
    ['by its name when it is prepared', { name: 'take_seats', text: 'UPDATE slots SET …' }, 'take_seats'],
    ['by its verb and table', 'SELECT "b"."id" FROM "bookings" "b" WHERE "b"."id" = $1', 'SELECT bookings'],
    ['without its values', `INSERT INTO "bookings" ("name") VALUES ('Ann Lee')`, 'INSERT bookings'],
    ['by the table that it fills', 'INSERT INTO outbox (id) VALUES ($1)', 'INSERT outbox'],
    ['by the table that it changes', 'UPDATE "refunds" SET "status" = $1', 'UPDATE refunds'],
    ['by the table that it locks', 'SELECT id FROM slots WHERE id = $1 FOR UPDATE SKIP LOCKED', 'SELECT slots'],
    ['by its verb alone', 'START TRANSACTION', 'START'],
    ['by a table, not by a function', 'SELECT extract(epoch FROM now()) FROM outbox', 'SELECT outbox'],
    ['by a table, not by a column', 'SELECT extract(epoch FROM min(at)) FROM emails', 'SELECT emails'],
    ['by the first table of a common table expression', 'WITH a AS (SELECT 1 FROM slots) SELECT 2', 'WITH slots'],
    ['other when it has neither', { submit: () => undefined }, 'other'],
  ])('%s', (_why, statement, name) => {
    expect(statementName(statement)).toBe(name);
  });
});
