import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { VenueClock } from '../opening/schedule/venue-clock.js';
import { isOpen, reminderWindow } from './reminder-window.js';

const venue = new VenueClock('America/Chicago');
const at = (text: string) => new Date(text);

it.each([
  ['day_before', '2026-12-07T16:00:00Z', '2026-12-08', true],
  ['day_before', '2026-12-07T15:59:59Z', '2026-12-08', false],
  ['day_before', '2026-12-08T01:59:59Z', '2026-12-08', true],
  ['day_before', '2026-12-08T02:00:00Z', '2026-12-08', false],
  ['after_visit', '2026-12-09T16:00:00Z', '2026-12-08', true],
  ['after_visit', '2026-12-10T02:00:00Z', '2026-12-08', false],
  // The clocks change on these Sundays.
  ['day_before', '2027-03-14T15:00:00Z', '2027-03-15', true],
  ['day_before', '2027-03-14T14:59:59Z', '2027-03-15', false],
  ['after_visit', '2026-11-01T16:00:00Z', '2026-10-31', true],
  ['after_visit', '2026-11-01T15:59:59Z', '2026-10-31', false],
] as const)('%s at %s is about %s: %s', (kind, now, tourDate, open) => {
  const window = reminderWindow(kind, at(now), venue);
  expect(window.tourDate).toBe(tourDate);
  expect(isOpen(window, at(now))).toBe(open);
});

it('is open only from 8 AM to 8 PM at the venue, at any moment of the year', () => {
  const moment = fc.date({ min: at('2026-01-01T00:00:00Z'), max: at('2028-12-31T00:00:00Z'), noInvalidDate: true });
  fc.assert(
    fc.property(moment, fc.constantFrom('day_before', 'after_visit'), (now, kind) => {
      const { hour } = venue.wallTime(now);
      const open = isOpen(reminderWindow(kind, now, venue), now);
      return open ? hour >= 8 && hour < 20 : hour < 10 || hour >= 20;
    }),
  );
});
