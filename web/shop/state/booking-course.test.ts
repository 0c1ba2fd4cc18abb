import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { guestsIn } from '../../kit/lib/tickets/party.js';
import type { BookingEvent } from './booking-events.js';
import { reduceBooking } from './booking-reducer.js';
import { asksForFood, holdFits, mayEnter } from './booking-rules.js';
import {
  back,
  booking,
  details,
  heldFor,
  order,
  pastWaiver,
  payment,
  sent,
  toDetails,
  toWaiver,
} from './booking-samples.js';
import { type BookingState, emptyBooking } from './booking-state.js';
import { stepAfter, stepBefore, steps } from './booking-step.js';
import { detailsShape } from './details-form.js';

const goodDetails = detailsShape(20);
const step = fc.constantFrom(...steps);
const guests = fc.constantFrom(1, 2, 9, 10, 15, 20);
const date = fc.constantFrom('2026-12-05', '2026-12-06');
const time = fc.constantFrom('10:00 AM', '11:00 AM');
const event: fc.Arbitrary<BookingEvent> = fc.oneof(
  fc.record({ type: fc.constant('dateChosen' as const), date }),
  fc.record({ type: fc.constant('timeChosen' as const), time }),
  fc.record({ type: fc.constant('stepRequested' as const), step }),
  fc.tuple(guests, fc.constantFrom('Ada', 'A')).map(
    ([count, name]): BookingEvent => ({
      type: 'detailsTyped',
      details: details(count, name),
    }),
  ),
  fc.tuple(guests, date, time).map((held) => heldFor(...held)),
  fc.boolean().map(
    (liabilityWaiverAccepted): BookingEvent => ({
      type: 'waiverTyped',
      waiver: { liabilityWaiverAccepted, additionalNotes: '' },
    }),
  ),
  fc.integer({ min: -3, max: 120 }).map((count): BookingEvent => ({ type: 'dishCounted', dish: 'meal', count })),
  fc
    .constantFrom(0, 2598)
    .map((totalCents): BookingEvent => ({ type: 'foodAccepted', order: { ...order, totalCents } })),
  fc.constantFrom('a', 'b').map((key) => sent(key)),
  fc.constantFrom<BookingEvent>(
    back,
    { type: 'timeLost' },
    { type: 'bookingRefused' },
    { type: 'slotAccepted' },
    { type: 'detailsAccepted' },
    { type: 'waiverAccepted' },
    { type: 'foodSkipped' },
    { type: 'holdLost' },
    { type: 'foodOffered', offersFood: false },
    { type: 'foodOffered', offersFood: true },
    { type: 'holdNotExtendable' },
    { type: 'paid', payment },
    { type: 'booked', booking },
  ),
);
/** A sequence of events likely to get far: valid at first, then random. */
const story = fc
  .tuple(
    fc.oneof(
      fc.constant<readonly BookingEvent[]>([]),
      fc.constant(toDetails),
      guests.map(toWaiver),
      guests.map(pastWaiver),
      guests.map((count): readonly BookingEvent[] => [...pastWaiver(count), { type: 'foodSkipped' }]),
    ),
    fc.array(event, { maxLength: 30 }),
  )
  .map(([beginning, rest]) => [...beginning, ...rest]);

describe('any sequence of events', () => {
  const everyChange = (check: (before: BookingState, event: BookingEvent, after: BookingState) => void): void => {
    fc.assert(
      fc.property(story, (events) => {
        let state = emptyBooking('standard');
        for (const next of events) {
          const before = state;
          state = reduceBooking(before, next);
          check(before, next, state);
        }
      }),
      { numRuns: 300 },
    );
  };

  it('shows the food step only to parties of ten or more, in a house with restaurants', () => {
    everyChange((_before, _event, { step: shown, details: { party }, offersFood }) => {
      if (shown === 4) expect([guestsIn(party) >= 10, offersFood]).toEqual([true, true]);
    });
  });

  it('skips no step: everything before the current one is complete', () => {
    everyChange((_before, _event, after) => {
      if (after.step === 6) return;
      if (after.step >= 2) expect([after.date, after.time]).not.toContain(undefined);
      if (after.step >= 3) {
        expect(holdFits(after)).toBe(true);
        expect(goodDetails.safeParse(after.details).success).toBe(true);
      }
      if (after.step >= 4) expect(after.waiver.liabilityWaiverAccepted).toBe(true);
      if (after.step === 5 && asksForFood(after)) expect(after.foodOrder).toBeDefined();
    });
  });

  it('goes forward one step at a time, and back by the rules', () => {
    everyChange((before, { type }, after) => {
      if (type === 'stepRequested' || before.step === after.step) return;
      if (type === 'booked') return expect(before.attempts).not.toEqual([]);
      if (type === 'back') expect(after.step).toBe(stepBefore(before.step, asksForFood(after)));
      else if (after.step > before.step) expect(after.step).toBe(stepAfter(before.step, asksForFood(after)));
      else expect(mayEnter(before.step, after)).toBe(false);
    });
  });

  it('opens by URL only steps whose prerequisites are met', () => {
    everyChange((before, { type }, after) => {
      if (type !== 'stepRequested') return;
      expect({ ...after, step: 0 }).toEqual({ ...before, step: 0 });
      expect(mayEnter(after.step, before)).toBe(true);
    });
  });

  it('keeps its invariants: time with date, whole dishes, attempts with their payment, a final booking', () => {
    everyChange((before, _event, after) => {
      if (after.date === undefined) expect(after.time).toBeUndefined();
      const counts = Object.values(after.foodPad.counts);
      expect(counts.every((count) => Number.isInteger(count) && count >= 0 && count < 100)).toBe(true);
      for (const { input } of after.attempts) expect(input.paymentIntentId).toBe(after.payment?.paymentIntentId);
      expect(after.booking !== undefined).toBe(after.step === 6);
      if (before.booking !== undefined) expect(after).toBe(before);
    });
  });
});
