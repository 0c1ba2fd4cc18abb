import { randomUUID } from 'node:crypto';
import { visitor } from '@hilltop/platform/identity/identity';
import { staffMutations, toldActions } from '@hilltop/platform/testing/staff-mutations';
import { testStaff } from '@hilltop/platform/testing/test-service';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { ledgerService } from '../src/service.js';
import { type Books, runBooks, visit } from './support/books.js';

const CORRECT = `mutation ($movementId: ID!, $reason: String!, $key: String!) {
  correctMovement(movementId: $movementId, reason: $reason, idempotencyKey: $key) { __typename } }`;
const REASON = 'Paid in cash, and not by card';

let books: Books;
beforeAll(async () => {
  books = await runBooks();
});
afterAll(() => books.close());

it('a movement is corrected by managers alone, which is recorded once and without the reason', async () => {
  const lines = visit(5_000, '2026-07-01T15:00:00.000Z', randomUUID());
  const { id } = await books.take({ at: '2026-06-01T15:00:00.000Z', sourceId: randomUUID(), lines, cause: 'paid' });
  const key = randomUUID();
  const correct = async (caller: object) =>
    (await books.ask(CORRECT, { movementId: id, reason: REASON, key }, caller as typeof testStaff)).data
      ?.correctMovement?.__typename;
  const refused = [visitor, ...['guide', 'desk', 'ops'].map((staffRole) => ({ ...testStaff, staffRole }))];
  for (const caller of refused) expect(await correct(caller)).toMatch(/^Not/);
  for (const _ of ['first', 'again']) expect(await correct(testStaff)).toBe('MovementCorrected');
  const told = await toldActions(books.dataSource);
  expect(told).toMatchObject([
    {
      ...{ action: 'correctMovement', targetType: 'movement', targetId: id, targetName: 'HT-TEST-0001' },
      ...{ before: null, after: { movedCents: 5_000 } },
    },
  ]);
  expect(JSON.stringify(told)).not.toContain(REASON);
});

it('these are the staff mutations of the schema', () => {
  expect(staffMutations(ledgerService.schema)).toEqual(['correctMovement']);
});
