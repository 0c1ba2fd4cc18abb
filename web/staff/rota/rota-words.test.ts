import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { freeGuides, overlaps, type RotaTime, rotaTimes, workText } from './rota-words.js';

const sam = { id: 'sam', name: 'Sam Ortega' };
const dell = { id: 'dell', name: 'Dell Price' };

function tour(hour: number, durationMinutes: number, guideIds: readonly string[] = [sam.id]): RotaTime {
  const startsAt = new Date(Date.UTC(2026, 10, 28, hour)).toISOString();
  return {
    slotId: `${hour} ${durationMinutes}`,
    date: '2026-11-28',
    startsAt,
    durationMinutes,
    guideIds,
    guidesNeeded: 1,
    sold: 4,
  } as RotaTime;
}

describe('who is in two places', () => {
  it('is whose tour begins before the one before it is over', () => {
    const times = [tour(16, 120), tour(17, 90)];
    expect(overlaps(times, [sam, dell])).toEqual([{ guide: sam, first: times[0], second: times[1] }]);
    expect(freeGuides(times[1] as RotaTime, times, [sam, dell])).toEqual([dell]);
  });

  it('is nobody whose tour begins as the other ends, nor two guides', () => {
    expect(overlaps([tour(16, 60), tour(17, 90)], [sam])).toEqual([]);
    expect(overlaps([tour(16, 120), tour(17, 90, [dell.id])], [sam, dell])).toEqual([]);
  });

  it('is found for any tours of a day, minute by minute', () => {
    const day = fc.array(
      fc.record({ hour: fc.integer({ min: 0, max: 12 }), minutes: fc.integer({ min: 1, max: 300 }) }),
      {
        maxLength: 5,
      },
    );
    fc.assert(
      fc.property(day, (drawn) => {
        const times = drawn.map(({ hour, minutes }, at) => ({ ...tour(hour, minutes), slotId: String(at) }));
        const minuteOf = ({ startsAt }: RotaTime) => Date.parse(startsAt) / 60_000;
        const twice = Array.from({ length: 24 * 60 }, (_, minute) => minute + Date.UTC(2026, 10, 28) / 60_000).some(
          (minute) =>
            times.filter((one) => minuteOf(one) <= minute && minute < minuteOf(one) + one.durationMinutes).length > 1,
        );
        expect(overlaps(times, [sam]).length > 0).toBe(twice);
      }),
      { numRuns: 50 },
    );
  });
});

it('leaves closed times out, and empty ones that nobody leads', () => {
  const times = [
    { ...tour(9, 90), closed: true },
    { ...tour(10, 90, []), sold: 0, closed: false },
    { ...tour(11, 90, []), closed: false },
  ];
  expect(rotaTimes([{ date: '2026-11-28', times }] as never).map(({ slotId }) => slotId)).toEqual(['11 90']);
});

it('adds up a week', () => {
  expect(workText([tour(9, 90), tour(12, 120)])).toBe('2 tours, 3 h 30');
  expect(workText([tour(9, 60)])).toBe('1 tour, 1 h');
});
