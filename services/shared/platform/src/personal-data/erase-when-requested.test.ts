import { randomUUID } from 'node:crypto';
import { personErased } from '@hilltop/contracts/bookings/person-erased';
import type { CloudEvent } from '@hilltop/contracts/cloud-event';
import { erasureRequested } from '@hilltop/contracts/staff/erasure-requested';
import { expect, it } from '@jest/globals';
import type { EntityManager } from 'typeorm';
import { emailHash } from './email-hash.js';
import { eraseWhenRequested } from './erase-when-requested.js';

/** What is reported of a person with so many erased bookings and one that is still needed. */
async function reportsOf(bookings: number) {
  const ids = Array.from({ length: bookings }, () => randomUUID());
  const query = async (sql: string) => [sql.startsWith('WITH changed') ? { count: bookings, ids } : { count: 1 }];
  const said: CloudEvent[] = [];
  const outbox = { add: async (_: EntityManager, event: CloudEvent) => void said.push(event), wake: () => undefined };
  const tables = [{ table: 'bookings', email: 'lower(email)', inBooks: true }] as const;
  const reaction = new (eraseWhenRequested(personErased, tables))(outbox, { now: () => new Date() });
  const data = { erasureId: randomUUID(), emailHash: emailHash('ada@example.test') };
  const facts = { aggregateId: data.erasureId, correlationId: 'test', now: new Date() };
  await reaction.react(erasureRequested.create({ ...facts, data }), { query } as unknown as EntityManager);
  return { ids, reports: said.map((event) => personErased.parse(JSON.parse(JSON.stringify(event))).data) };
}

it.each([
  [0, [undefined]],
  [1_000, [1_000]],
  [2_500, [1_000, 1_000, 500]],
])('reports %i erased bookings in events of a bounded size, and counts them once', async (bookings, sizes) => {
  const { ids, reports } = await reportsOf(bookings);
  expect(reports.map(({ sourceIds }) => sourceIds?.length)).toEqual(sizes);
  expect(reports.flatMap(({ sourceIds = [] }) => sourceIds)).toEqual(ids);
  const sum = (of: 'erased' | 'kept') => reports.reduce((all, report) => all + report[of], 0);
  expect([sum('erased'), sum('kept')]).toEqual([bookings, 1]);
});
