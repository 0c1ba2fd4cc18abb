import { randomUUID } from 'node:crypto';
import { makeObjectRows } from '@hilltop/platform/testing/object-rows';
import { afterAll, beforeAll } from '@jest/globals';
import { ledgerService } from '../src/service.js';
import { type Books, runBooks, visit } from './support/books.js';
import { SECRET } from './support/seals.js';

const NO_DAY = '2026-01-01';

let books: Books;
beforeAll(async () => {
  books = await runBooks({ SEAL_SECRETS: [SECRET] });
});
afterAll(() => books.close());

async function movement(): Promise<string> {
  const lines = visit(5_000, '2026-07-01T15:00:00.000Z', randomUUID());
  return (await books.take({ at: '2026-06-01T15:00:00.000Z', sourceId: randomUUID(), lines, cause: 'paid' })).id;
}
async function sealed(): Promise<string> {
  await movement();
  books.clock.set('2026-06-04T12:00:00Z');
  await books.sealDays.execute();
  return '2026-06-01';
}
const day = (date: string) => ({ date });

makeObjectRows(ledgerService, () => ({
  ask: books.ask,
  made: {
    accountBalances: { missing: 'AccountBalances' },
    ledgerReport: { missing: 'InvalidInput' },
    moneyLines: { missing: 'MoneyLinePage' },
    payouts: { missing: 'Payouts' },
    takings: { missing: 'Takings' },
    taxReport: { missing: 'TaxReport' },
    sealedDay: { known: sealed, unknown: NO_DAY, missing: 'null', args: day },
    correctMovement: {
      known: movement,
      missing: 'MovementNotFound',
      args: (movementId) => ({ movementId, reason: 'A test.', idempotencyKey: randomUUID() }),
    },
  },
}));
