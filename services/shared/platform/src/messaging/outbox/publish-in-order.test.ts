import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { publishInOrder } from './publish-in-order.js';

interface Row {
  readonly aggregateId: string;
  readonly number: number;
}

const rowsOf = (aggregates: readonly string[]): Row[] =>
  aggregates.map((aggregateId, number) => ({ aggregateId, number }));
const always = () => true;
const refusal = new Error('refused');
const breakdown = new Error('no server');
const isRefusal = (error: unknown) => error === refusal;

describe('publishInOrder', () => {
  it('puts every row into exactly one list, in the order of its aggregate, for any failures', async () => {
    const row = fc.record({
      aggregateId: fc.constantFrom('a', 'b', 'c', 'd'),
      outcome: fc.constantFrom('ok', 'ok', 'ok', 'refused', 'breakdown'),
      ticks: fc.nat(3),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(row, { maxLength: 40 }), fc.integer({ min: 1, max: 5 }), async (plans, inFlight) => {
        const rows = plans.map((plan, number) => ({ ...plan, number }));
        const tried: typeof rows = [];
        let open = 0;
        const result = await publishInOrder(rows, {
          inFlight,
          isRefusal,
          mayGoOn: always,
          send: async (one) => {
            open += 1;
            expect(open).toBeLessThanOrEqual(inFlight);
            for (let tick = 0; tick < one.ticks; tick++) await Promise.resolve();
            open -= 1;
            tried.push(one);
            if (one.outcome === 'refused') throw refusal;
            if (one.outcome === 'breakdown') throw breakdown;
            return one.number;
          },
        });

        const numbers = [
          ...result.acknowledged.map(({ row: { number } }) => number),
          ...result.refused.map(({ row: { number } }) => number),
          ...result.left.map(({ number }) => number),
        ];
        expect(numbers.sort((one, other) => one - other)).toEqual(rows.map(({ number }) => number));
        for (const aggregate of ['a', 'b', 'c', 'd']) {
          const all = rows.filter(({ aggregateId }) => aggregateId === aggregate);
          const done = tried.filter(({ aggregateId }) => aggregateId === aggregate);
          expect(done).toEqual(all.slice(0, done.length));
          expect(done.slice(0, -1).every(({ outcome }) => outcome === 'ok')).toBe(true);
        }
        const failed = tried.some(({ outcome }) => outcome === 'breakdown');
        expect(result.fault).toBe(failed ? breakdown : undefined);
      }),
    );
  });

  it('limits the rows in flight', async () => {
    let open = 0;
    let most = 0;
    await publishInOrder(rowsOf(Array.from({ length: 50 }, (_, index) => `aggregate ${index}`)), {
      inFlight: 8,
      isRefusal,
      mayGoOn: always,
      send: async () => {
        open += 1;
        most = Math.max(most, open);
        await new Promise(setImmediate);
        open -= 1;
        return 1;
      },
    });
    expect(most).toBe(8);
  });

  it('skips the rest when it has to stop', async () => {
    let sent = 0;
    const result = await publishInOrder(rowsOf(['a', 'b', 'a', 'b', 'c']), {
      inFlight: 1,
      isRefusal,
      mayGoOn: () => sent < 2,
      send: async () => {
        sent += 1;
        return sent;
      },
    });
    expect(result.acknowledged.map(({ row }) => row.number)).toEqual([0, 2]);
    expect(result.left.map(({ number }) => number)).toEqual([1, 3, 4]);
    expect(result.fault).toBeUndefined();
  });
});
