import { applyRetentionRule } from '@hilltop/platform/database/retention/apply-retention-rule';
import { createTestDatabase, type TestDatabase } from '@hilltop/platform/testing/test-database';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { groupRetention } from '../src/groups/group-retention.js';
import { ordersService } from '../src/service.js';

const KEPT = {
  CUSTOMERS_KEPT_DAYS: 730,
  GROUP_ASKS_KEPT_DAYS: 180,
  GROUP_DOCUMENTS_KEPT_DAYS: 1_461,
  RETURNED_PAYMENTS_KEPT_DAYS: 90,
};
const idOf = (place: number) => `00000000-0000-4000-8000-00000000000${place}`;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase(ordersService);
});
afterAll(() => database.close());

const ask = (sql: string) => database.dataSource.query(sql);

/** Visited and invoiced 1,999 days ago for $10.00. @param days ago that it paid so many cents */
async function came(place: number, days: number, cents: number): Promise<void> {
  const [id, number] = [idOf(place), `HI-2021-000${place}`];
  const line = JSON.stringify([{ kind: 'people', label: 'A', cents: 1_000, taxCode: 'tours', taxCents: 0 }]);
  await ask(`BEGIN;
    INSERT INTO groups (id, number, organization_id, organizer_name, organizer_email, organizer_phone, grade, tour_id, tour_name, pupils, adults,
        wishes, pays_by, request_hash, created_at, quote_version, state, last_start, balance_cents, billable_cents, billable_lines)
      VALUES ('${id}', 'HG-${place}', '${id}', 'Erased', '', '', '', '${id}', 'Tour', 16, 2, '[]', 'check', '', now(), 1, 'visited',
        now() - interval '2000 days', ${1_000 - cents}, 1000, '${line}');
    INSERT INTO document_numbers VALUES ('2021', ${place}, '2021-01-01') ON CONFLICT (series) DO UPDATE SET last = ${place};
    INSERT INTO group_documents (number, group_id, kind, issued_on, issued_at, bill_to, pupils, adults, lines, tax_cents, total_cents)
      VALUES ('${number}', '${id}', 'invoice', '2021-01-01', now() - interval '1999 days', 'A', 16, 2, '${line}', 0, 1000);
    INSERT INTO group_entries (id, group_id, cause, delta_cents, method, reference, document_number, happened_at, recorded_at, staff_id)
      VALUES (gen_random_uuid(), '${id}', 'invoiced', 1000, NULL, '', '${number}', now(), now() - interval '1999 days', '${id}'),
        (gen_random_uuid(), '${id}', 'received', ${-cents}, 'check', '', NULL, now(), now() - interval '${days} days', '${id}');
    COMMIT`);
}

async function retain(): Promise<void> {
  for (const rule of groupRetention(KEPT)) await applyRetentionRule(database.dataSource, rule, new Date());
}

it('of documents and money ends four years after the last of them, once nothing is owed, and takes nothing out of the books', async () => {
  await came(1, 1_462, 1_000);
  await came(2, 1_450, 1_000);
  await came(3, 1_462, 900);
  const [before] = await ask('SELECT count(*)::integer AS events FROM outbox');
  await retain();
  expect(await ask('SELECT number FROM group_documents ORDER BY number')).toEqual([
    { number: 'HI-2021-0002' },
    { number: 'HI-2021-0003' },
  ]);
  expect(await ask('SELECT DISTINCT group_id AS id FROM group_entries ORDER BY 1')).toEqual([
    { id: idOf(2) },
    { id: idOf(3) },
  ]);
  expect(await ask('SELECT last, gone FROM document_numbers')).toEqual([{ last: 3, gone: 1 }]);
  expect(await ask('SELECT balance_cents AS cents, billable_cents AS billed FROM groups ORDER BY id')).toEqual([
    { cents: 0, billed: null },
    { cents: 0, billed: 1_000 },
    { cents: 100, billed: 1_000 },
  ]);
  expect(await ask('SELECT count(*)::integer AS events FROM outbox')).toEqual([before]);
});

it.each([
  `DELETE FROM group_documents WHERE group_id = '${idOf(3)}'`,
  `DELETE FROM group_entries WHERE group_id = '${idOf(3)}'`,
  `UPDATE groups SET papers_gone_at = now() WHERE id = '${idOf(2)}'`,
])('is no other way to delete them: %s', async (sql) => {
  await expect(ask(sql)).rejects.toThrow('kept for four years');
});

it('is not ended by emptying a table', async () => {
  await expect(ask('TRUNCATE group_documents')).rejects.toThrow(/never changed or deleted|permission denied/);
});
