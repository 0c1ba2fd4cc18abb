import { MAX_PART_SIZE } from '@hilltop/contracts/house/bounds';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { spreadParts } from './spread-parts.js';

const start = (tourTime: string, remaining: number) => ({ tourTime, remaining });
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

describe('the parts of a group', () => {
  it('are as few as it fits in, and even', () => {
    const starts = ['10:00 AM', '12:00 PM', '2:00 PM', '4:00 PM'].map((time) => start(time, 25));
    expect(spreadParts({ pupils: 48, adults: 6 }, starts, 12)).toEqual({
      parts: [
        { tourTime: '10:00 AM', pupils: 16, adults: 2 },
        { tourTime: '12:00 PM', pupils: 16, adults: 2 },
        { tourTime: '2:00 PM', pupils: 16, adults: 2 },
      ],
      missing: 0,
    });
  });

  it('take the starts with the most room, in the order of the day', () => {
    const starts = [start('10:00 AM', 3), start('12:00 PM', 20), start('2:00 PM', 25)];
    const { parts, missing } = spreadParts({ pupils: 36, adults: 4 }, starts, 12);
    expect(parts.map(({ tourTime, pupils, adults }) => [tourTime, pupils + adults])).toEqual([
      ['12:00 PM', 20],
      ['2:00 PM', 20],
    ]);
    expect(missing).toBe(0);
  });

  it('leave out who has no seat', () => {
    expect(spreadParts({ pupils: 30, adults: 3 }, [start('10:00 AM', 20)], 12)).toMatchObject({ missing: 13 });
    expect(spreadParts({ pupils: 30, adults: 3 }, [], 12)).toEqual({ parts: [], missing: 33 });
  });

  it('seat each person once, never beyond the room', () => {
    const count = fc.integer({ min: 0, max: 150 });
    const rooms = fc.array(fc.integer({ min: 0, max: 100 }), { maxLength: 15 });
    fc.assert(
      fc.property(count, count, rooms, fc.integer({ min: 1, max: 12 }), (pupils, adults, room, most) => {
        const starts = room.map((remaining, place) => start(`${place}`, remaining));
        const { parts, missing } = spreadParts({ pupils, adults }, starts, most);
        expect(sum(parts.map((part) => part.pupils + part.adults)) + missing).toBe(pupils + adults);
        expect(parts.length).toBeLessThanOrEqual(most);
        for (const part of parts) {
          expect(part.pupils + part.adults).toBeLessThanOrEqual(
            Math.min(room[Number(part.tourTime)] ?? 0, MAX_PART_SIZE),
          );
          expect(Math.min(part.pupils, part.adults)).toBeGreaterThanOrEqual(0);
          expect(part.pupils + part.adults).toBeGreaterThan(0);
        }
        if (missing === 0) expect(sum(parts.map((part) => part.adults))).toBe(adults);
      }),
      { numRuns: 10_000 },
    );
  });
});
