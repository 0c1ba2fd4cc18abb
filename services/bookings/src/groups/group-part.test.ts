import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { Booking } from '../bookings/booking.entity.js';
import { Hold } from '../holds/hold.entity.js';
import { countsOfPart, linesOf, type Part, pairParts, peopleOf, seatsOfPart, type WantedPart } from './group-part.js';

const START = Date.parse('2026-12-05T15:00:00Z');
const startAt = (hour: number) => new Date(START + hour * 3_600_000);
const slotAt = (hour: number) => `standard@${startAt(hour).toISOString()}`;

const hours = fc.uniqueArray(fc.nat({ max: 9 }), { maxLength: 6 });
const people = fc.record({ pupils: fc.nat({ max: 59 }), adults: fc.integer({ min: 1, max: 1 }) });

function wantedAt(hour: number): WantedPart {
  const day = { date: Temporal.PlainDate.from('2026-12-05'), time: `${hour}`, pupils: 9, adults: 1, ownStart: false };
  return { ...day, slotId: slotAt(hour), startsAt: startAt(hour) };
}

function partAt(hour: number, isBooked: boolean, displaced: readonly number[]): Part {
  const facts = { id: `${hour}`, slotId: slotAt(hour), seats: 10, startsAt: startAt(hour) };
  if (!isBooked) return Object.assign(new Hold(), facts);
  return Object.assign(new Booking(), facts, { status: displaced.includes(hour) ? 'displaced' : 'confirmed' });
}

it('every part stays, moves or leaves, and every start that is wanted has one part', () => {
  fc.assert(
    fc.property(hours, hours, hours, fc.boolean(), (has, wants, displaced, isBooked) => {
      const parts = has.map((hour) => partAt(hour, isBooked, displaced));
      const wanted = wants.map(wantedAt);
      const { staying, moving, leaving, coming } = pairParts(parts, wanted);
      const kept = [...staying, ...moving];
      expect(new Set([...kept.map(([part]) => part), ...leaving])).toEqual(new Set(parts));
      expect(kept.length + leaving.length).toBe(parts.length);
      expect(new Set([...kept.map(([, one]) => one), ...coming])).toEqual(new Set(wanted));
      expect(kept.length + coming.length).toBe(wanted.length);
      for (const [part, one] of staying) expect([part.slotId, seatsOfPart(part)]).toEqual([one.slotId, 10]);
      // No booking is canceled beside a start that is booked anew.
      if (isBooked) expect(Math.min(leaving.length, coming.length)).toBe(0);
      else expect(moving).toEqual([]);
    }),
  );
});

it('tickets have all people of a part, at no price', () => {
  fc.assert(
    fc.property(people, (part) => {
      const lines = linesOf(part);
      expect(countsOfPart(lines)).toEqual(part);
      expect(lines.reduce((sum, { count, seats }) => sum + count * seats, 0)).toBe(peopleOf(part));
      expect(lines.every(({ unitCents, count }) => unitCents === 0 && count > 0)).toBe(true);
    }),
  );
});
