import { expect, it } from '@jest/globals';
import { calendarEntry } from './calendar-entry.js';

const visit = {
  id: '7d0f4a52-1f5c-4a4f-9f0a-1d5f5f3f2b10',
  revision: 2,
  startsAt: '2026-12-05T16:00:00.000Z',
  tourName: 'Gate, to; Garden\r\nEND:VEVENT',
  confirmationCode: 'HT-7K4M-9QXW',
  tourDurationMinutes: 180,
};
const url = `https://hilltop.example/visit/${'x'.repeat(43)}`;

it('is one event with the ticket’s UID and the booking’s revision, in valid lines', () => {
  const file = calendarEntry(visit, url, {
    street: '1 Hill Road',
    town: 'Arlington, Texas 76013',
    phone: '817-555-0102',
    socials: [],
  });
  const unfolded = file.replaceAll('\r\n ', '');
  for (const line of [
    'UID:7d0f4a52-1f5c-4a4f-9f0a-1d5f5f3f2b10@bookings.hilltop',
    'SEQUENCE:2',
    'DTSTART:20261205T160000Z',
    'DTEND:20261205T190000Z',
    `URL:${url}`,
    'LOCATION:Top O’ Hill Terrace\\, 1 Hill Road\\, Arlington\\, Texas 76013',
  ]) {
    expect(unfolded.split('\r\n')).toContain(line);
  }
  expect(unfolded).toContain('SUMMARY:Gate\\, to\\; Garden END:VEVENT\\, Top O’ Hill Terrace');
  expect(unfolded.match(/^END:VEVENT$/gm)).toHaveLength(1);
  for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThan(76);
});
