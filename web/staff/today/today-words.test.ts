import { describe, expect, it } from '@jest/globals';
import { nextStart, openText, startsOf, type Today, type TodayTime, timesWorthShowing } from './today-words.js';

const day: Today = {
  __typename: 'CalendarDay',
  date: '2026-12-05',
  closed: false,
  byRule: false,
  note: '',
  starts: ['9:00 AM', '10:00 AM', '11:00 AM'],
  sold: 0,
  held: 0,
  guests: 0,
  waiting: 0,
  capacity: 0,
  times: [],
};
function time(startsAt: string, closed = false): TodayTime {
  return {
    __typename: 'CalendarTime',
    slotId: startsAt,
    tourType: 'standard',
    time: '',
    startsAt,
    capacity: 25,
    maxGroupSize: 20,
    sold: 0,
    held: 0,
    guests: 0,
    waiting: 0,
    displaced: 0,
    closed,
    guideIds: [],
    guidesNeeded: 1,
  };
}

describe('today', () => {
  it.each([
    [{}, 'Open today: '],
    [{ starts: [] }, 'No tours today'],
    [{ closed: true, byRule: true }, 'Closed today, as every Saturday'],
    [{ closed: true, note: 'Ice storm' }, 'Closed today: Ice storm'],
    [{ closed: true }, 'Closed today'],
  ])('%j reads "%s"', (changes, words) => {
    expect(openText({ ...day, ...changes })).toContain(words);
  });

  it('has a next start among those that take place and have not begun', () => {
    const now = Date.parse('2026-12-05T16:30:00Z');
    const times = [
      time('2026-12-05T16:00:00Z'),
      time('2026-12-05T18:00:00Z'),
      time('2026-12-05T17:00:00Z', true),
      time('2026-12-05T17:30:00Z'),
    ];
    expect(nextStart(times, now)).toBe(Date.parse('2026-12-05T17:30:00Z'));
    expect(nextStart([], now)).toBeUndefined();
  });
});

it('leaves out a past time without guests', () => {
  const [empty, booked, later] = [
    time('2026-12-05T16:00:00Z'),
    time('2026-12-05T16:00:00Z'),
    time('2026-12-05T18:00:00Z'),
  ];
  const times = [empty, { ...booked, sold: 2 }, later];
  expect(timesWorthShowing(times, Date.parse('2026-12-05T17:00:00Z'))).toEqual(times.slice(1));
});

it('has a row for each start, with the tours that there is something to say of', () => {
  const [nine, ten, eleven] = ['2026-12-05T15:00:00Z', '2026-12-05T16:00:00Z', '2026-12-05T17:00:00Z'] as const;
  const booked = { ...time(ten), slotId: 'booked', sold: 2, guests: 2 };
  const closedAlone = { ...time(ten, true), slotId: 'closed alone' };
  const times = [booked, time(nine), time(ten), closedAlone, time(eleven, true), { ...time(nine), slotId: 'other' }];
  expect(startsOf(times, 0).map(({ start, busy, empty }) => [start, busy.map(({ slotId }) => slotId), empty])).toEqual([
    [Date.parse(nine), [], 'Nobody yet'],
    [Date.parse(ten), ['booked', 'closed alone'], 'Nobody yet'],
    [Date.parse(eleven), [], 'Closed'],
  ]);
});
