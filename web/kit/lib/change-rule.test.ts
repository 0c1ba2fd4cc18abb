/** @jest-environment node */
import { expect, it } from '@jest/globals';
import { changeRule, deadlinesOf, hoursBefore } from './change-rule.js';
import { setVenueTimeZone } from './venue-time-zone.js';

setVenueTimeZone('America/Chicago');
const rules = { changesUntilHours: 24, refundUntilHours: 48 };
const startsAt = '2026-12-05T16:00:00.000Z';
function at(now: string): string {
  return changeRule(deadlinesOf(startsAt, rules, new Date(now)));
}

it('says the rule of the settings', () => {
  expect(changeRule(hoursBefore(rules))).toBe(
    'Change it free until 24 hours before. All your money back until 48 hours before.',
  );
  expect(changeRule(hoursBefore({ changesUntilHours: 1, refundUntilHours: 0 }))).toBe(
    'Change it free until an hour before. All your money back until it starts.',
  );
});

it('says the moments of a visit, and what is over', () => {
  expect(at('2026-12-01T00:00:00Z')).toBe(
    'Change it free until Friday, December 4, 10:00 AM. All your money back until Thursday, December 3, 10:00 AM.',
  );
  expect(at('2026-12-03T16:00:00Z')).toBe(
    'Change it free until Friday, December 4, 10:00 AM. Canceling brings no money back.',
  );
  expect(at('2026-12-04T16:00:00Z')).toBe('It is too late to change it online. Canceling brings no money back.');
});
