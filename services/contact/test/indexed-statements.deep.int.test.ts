import { randomUUID } from 'node:crypto';
import { countAgainstLimit } from '@hilltop/platform/database/count-against-limit';
import { createWatchedDatabase, type WatchedDatabase } from '@hilltop/platform/testing/watched-database';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MessageRepository } from '../src/messages/message.repository.js';
import { contactService } from '../src/service.js';

/** Years of messages and their senders. */
const FILL = `
  INSERT INTO contact_messages SELECT gen_random_uuid(), 'First ' || n % 900, 'Last ' || n % 700, 'w' || n % 3000 || '@example.test',
    '8175550100', (ARRAY['tour-inquiry', 'group-booking', 'other'])[n % 3 + 1], repeat('Hello. ', 20), now() - n * interval '1 hour'
  FROM generate_series(1, 5000) n;
  INSERT INTO message_counts SELECT md5(n::text), 1, 1 FROM generate_series(1, 10000) n`;

const SORTS = ['WRITER', 'SUBJECT', 'RECEIVED', 'EMAIL'] as const;

let database: WatchedDatabase;
let messages: MessageRepository;
beforeAll(async () => {
  database = await createWatchedDatabase({
    entities: contactService.entities,
    migrations: contactService.migrations,
    fill: FILL,
    growing: ['contact_messages', 'message_counts'],
  });
  messages = new MessageRepository(database.dataSource);
});
afterAll(() => database.close());

describe('with thousands of rows, there is no sequential scan', () => {
  it('for counting a message or opening one', async () => {
    const limit = { table: 'message_counts', limit: 5, windowSeconds: 600 };
    const now = new Date('2026-11-21T16:30:00Z');
    const reads = await database.watch.wholeReadsOf(async () => {
      await countAgainstLimit(database.watch.statements, limit, ['caller', 'ada@example.test'], now);
      await messages.find(randomUUID());
    });
    expect(reads).toEqual({});
  });

  it.each(SORTS)('for the first page of a list in admin: %s', async (sort) => {
    const slow = await database.watch.slowFirstPagesOf((page, direction) => messages.page(page, sort, direction));
    expect(slow).toEqual({});
  });
});

describe('the check of plans', () => {
  it('finds a missing index', async () => {
    await database.dataSource.query('DROP INDEX contact_messages_by_name');
    const slow = await database.watch.slowFirstPagesOf((page, direction) => messages.page(page, 'WRITER', direction));
    const sorted = ['sorts', 'contact_messages'];
    expect(Object.values(slow)).toEqual([sorted, sorted]);
  });
});
