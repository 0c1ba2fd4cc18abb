import { describe, expect, it } from '@jest/globals';
import type { Day } from '../calendar/seat-labels.js';
import { otherTimes } from './use-join-form.js';

function day(date: string, seats: Readonly<Record<string, number>>, open = true): Day {
  const times = Object.entries(seats).map(([time, seatsLeft]) => ({ time, seatsLeft, capacity: 25 }));
  return { date, open, times } as unknown as Day;
}

const saturday = day('2026-12-12', { '10:00 AM': 0, '11:00 AM': 3, '12:00 PM': 12, '1:00 PM': 0 });
const wanted = { tourType: 'standard', guests: 4, date: '2026-12-12', time: '1:00 PM' } as const;

function offered(others: readonly Day[], changes: object = {}, today = '2026-12-01') {
  const days = [saturday, ...others];
  const found = otherTimes(
    { ...wanted, ...changes },
    { today, dayOf: (date) => days.find((one) => one.date === date) },
  );
  return found.map(({ label, times }) => [label, times.map(({ tourDate, tourTime }) => `${tourDate} ${tourTime}`)]);
}

describe('other times that a party can wait for', () => {
  it('are times of the same day without room for the whole party', () => {
    expect(offered([])).toEqual([
      ['10:00 AM, full', ['2026-12-12 10:00 AM']],
      ['11:00 AM, only 3 seats left', ['2026-12-12 11:00 AM']],
    ]);
    expect(offered([], { guests: 2 })).toEqual([['10:00 AM, full', ['2026-12-12 10:00 AM']]]);
    expect(offered([], { tourType: 'private' })).toEqual([['10:00 AM, taken', ['2026-12-12 10:00 AM']]]);
  });

  it('include the full times of the nearest open days, as one choice per day', () => {
    const friday = day('2026-12-11', { '9:00 AM': 1, '10:00 AM': 20 });
    const sunday = day('2026-12-13', {}, false);
    const monday = day('2026-12-14', { '9:00 AM': 0, '10:00 AM': 3 });
    const tuesday = day('2026-12-15', { '9:00 AM': 0 });
    expect(offered([friday, sunday, monday, tuesday]).slice(2)).toEqual([
      ['Any full time on Friday, December 11', ['2026-12-11 9:00 AM']],
      ['Any time on Monday, December 14', ['2026-12-14 9:00 AM', '2026-12-14 10:00 AM']],
    ]);
  });

  it('exclude today, days with room at all times, and days more than three days away', () => {
    const roomy = day('2026-12-13', { '9:00 AM': 20 });
    const far = day('2026-12-16', { '9:00 AM': 0 });
    const today = day('2026-12-11', { '9:00 AM': 0 });
    expect(offered([today, roomy, far], {}, '2026-12-11')).toHaveLength(2);
  });
});
