import { emptyTables } from '@hilltop/platform/testing/empty-tables';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type BookingApp, openBookingApp } from './support/booking-app.js';
import { adults, bookingRequest } from './support/booking-request.js';
import { ledger } from './support/ledger.js';

let app: BookingApp;
beforeAll(async () => {
  app = await openBookingApp();
});
afterAll(() => app.close());

const types = ['standard', 'premium', 'private'] as const;
const times = ['9:00 AM', '10:00 AM'] as const;

/** A step of a visitor or of the clock. `which` selects one of the holds so far. */
const step = fc.oneof(
  fc.record({
    do: fc.constantFrom('hold' as const, 'book' as const),
    tourType: fc.constantFrom(...types),
    tourTime: fc.constantFrom(...times),
    guests: fc.integer({ min: 1, max: 15 }),
    which: fc.option(fc.nat(20), { nil: undefined }),
  }),
  fc.record({ do: fc.constantFrom('extend' as const, 'release' as const), which: fc.nat(20) }),
  fc.record({ do: fc.constant('wait' as const), minutes: fc.integer({ min: 1, max: 16 }) }),
  fc.record({ do: fc.constant('sweep' as const) }),
);

type StepOf<A> = A extends fc.Arbitrary<infer Value> ? Value : never;

describe('the ledger of seats', () => {
  it('is balanced after any sequence of holds, bookings, releases and expiries, some of them concurrent', async () => {
    const holds: string[] = [];
    const perform = async (action: StepOf<typeof step>) => {
      const holdId =
        'which' in action && action.which !== undefined ? holds[action.which % (holds.length || 1)] : undefined;
      if (action.do === 'hold' || action.do === 'book') {
        const selection = {
          tourType: action.tourType,
          tourDate: '2026-12-05',
          tourTime: action.tourTime,
          tickets: adults(action.guests),
        };
        if (action.do === 'book') return app.createBooking.execute(bookingRequest({ ...selection, holdId }), null);
        const outcome = await app.holdSeats.execute({ ...selection, replaces: holdId });
        if ('hold' in outcome) holds.push(outcome.hold.id);
      } else if (action.do === 'extend' && holdId) await app.holds.extend(holdId);
      else if (action.do === 'release' && holdId) {
        const hold = await app.holds.find(holdId);
        if (hold) await app.holds.end(hold, 'released');
      } else if (action.do === 'wait') app.clock.forward(action.minutes * 60_000);
      else if (action.do === 'sweep') await app.releaseExpired.execute();
      return undefined;
    };
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { maxLength: 8 }), async (rounds) => {
        for (const round of rounds) await Promise.all(round.map(perform));
        for (const line of await ledger(app.dataSource)) {
          expect(line.taken).toBe(line.booked + line.held);
          expect(line.taken).toBeLessThanOrEqual(line.capacity);
        }
        app.clock.set('2026-11-21T16:30:00Z');
        await emptyTables(app.dataSource, 'bookings, holds, slots, outbox');
        holds.length = 0;
      }),
      { numRuns: 40 },
    );
  });
});
