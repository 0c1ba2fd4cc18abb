import { expect, it } from '@jest/globals';
import { Temporal } from 'temporal-polyfill';
import { HouseCalendar } from '../../calendar/house-calendar.js';
import { VenueClock } from '../../schedule/venue-clock.js';
import { offeredStarts } from './offer-times.js';

const starts = ['09:00', '10:00', '11:00', '13:00', '16:00'];
const rules = [2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, starts, validFrom: '2020-01-01', validUntil: null }));
/** 8 AM of the Saturday of the visit. */
const now = new Date('2026-12-05T14:00:00Z');

/** Times offered to a party of that Saturday. */
function offered(from: string, closedStarts: readonly string[], closed = false): string[] {
  const exceptions = [
    { date: '2026-12-05', closed, starts: null, closedStarts: [...closedStarts], note: '', noteEs: null },
  ];
  const changeRule = { changesUntilHours: 24, refundSteps: [] };
  const data = { version: 1, rules, exceptions, notices: [], changeRule };
  const calendar = new HouseCalendar(new VenueClock('America/Chicago'), data);
  return offeredStarts(calendar, Temporal.PlainDateTime.from(`2026-12-05T${from}`), now).map(
    ({ date, time }) => `${date.slice(5)} ${time}`,
  );
}

it.each([
  ['10:00', ['10:00'], ['12-05 9:00 AM', '12-05 11:00 AM', '12-05 1:00 PM', '12-05 4:00 PM', '12-06 10:00 AM']],
  ['13:00', ['11:00', '13:00'], ['12-05 10:00 AM', '12-05 4:00 PM', '12-05 9:00 AM', '12-06 1:00 PM']],
  ['16:00', ['09:00', '16:00'], ['12-05 1:00 PM', '12-05 11:00 AM', '12-05 10:00 AM', '12-06 4:00 PM']],
])(
  'offers a party of %s, which was closed with %j, first the other times of its day, the nearest before all',
  (from, closed, first) => {
    expect(offered(from, closed).slice(0, first.length)).toEqual(first);
  },
);

it('offers none of a day that is closed as a whole, but the same time of the next days and weeks', () => {
  expect(offered('10:00', [], true).slice(0, 3)).toEqual(['12-06 10:00 AM', '12-12 10:00 AM', '12-19 10:00 AM']);
});
