import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import ICAL from 'ical.js';
import { sampleTicket } from '../../test/support/ticket.js';
import { ticketCalendar } from './ticket-calendar.js';
import { composeTicket } from './ticket-email.js';
import { timeWithZone } from './ticket-facts.js';

const settings = { PUBLIC_URL: 'https://hilltop.example', VENUE_TIME_ZONE: 'America/Chicago' };
const facts = [
  'HT-7K4M-9QXW',
  'Gate to Garden',
  'Saturday, December 5, 2026',
  '10:00 AM CST',
  '12 guests',
  '$300.00',
  'Paid',
  '12 × Sub and Chips',
  '$174.00',
  '9:30 AM',
  '15 minutes before',
  '3001 W. Division Street',
];

describe('the ticket by e-mail', () => {
  it('says every fact of the ticket, as text and as HTML', async () => {
    const { text, html, subject, to } = await composeTicket(sampleTicket(), settings);
    for (const fact of facts) {
      expect(text).toContain(fact);
      expect(html).toContain(fact);
    }
    expect(subject).toBe('Your ticket HT-7K4M-9QXW: Gate to Garden, Saturday, December 5, 2026');
    expect(to).toEqual({ name: 'Ada Example', address: 'ada@example.test' });
  });

  it('says nothing of food without an order', async () => {
    const noFood = { foodOrderPlatform: 'none', foodOrderTotal: '0.00', foodOrderRestaurant: null, groupSize: 1 };
    const { text, html } = await composeTicket(sampleTicket({ ...noFood, foodOrderDetails: null }), settings);
    expect(text).not.toContain('FOOD');
    expect(html).not.toContain('Your food');
    expect(text).toContain('1 guest\n');
  });

  it('carries the code as a PNG that the HTML shows, and the tour as a calendar file', async () => {
    const { attachments, html } = await composeTicket(sampleTicket(), settings);
    const [qr, calendar] = attachments;
    expect(html).toContain(`src="cid:${qr?.cid}"`);
    expect(
      Buffer.from(qr?.content ?? '')
        .subarray(1, 4)
        .toString(),
    ).toBe('PNG');
    expect(calendar).toMatchObject({ filename: 'tour.ics', contentType: expect.stringContaining('text/calendar') });
  });

  it('lets nothing that a guest typed become markup', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme' }), async (noise) => {
        const typed = `<script>${noise}</script><img src=x onerror=1>"'&`;
        const ticket = sampleTicket({ firstName: typed, specialRequests: typed, foodOrderDetails: typed });
        const { html } = await composeTicket(ticket, settings);
        expect(html).not.toContain('<script>');
        expect(html).not.toContain('<img src=x');
      }),
      { numRuns: 30 },
    );
  });
});

describe('the zone that a ticket names', () => {
  it.each([
    ['2027-03-13T15:00:00.000Z', '9:00 AM CST'],
    ['2027-03-14T14:00:00.000Z', '9:00 AM CDT'],
    ['2026-10-31T14:00:00.000Z', '9:00 AM CDT'],
    ['2026-11-01T15:00:00.000Z', '9:00 AM CST'],
  ])('follows daylight saving: %s is %s', (startsAt, said) => {
    expect(timeWithZone({ startsAt, tourTime: '9:00 AM' }, 'America/Chicago')).toBe(said);
  });
});

describe('the calendar file', () => {
  const event = (ticket = sampleTicket()) => {
    const calendar = new ICAL.Component(ICAL.parse(ticketCalendar(ticket, 'https://hilltop.example')));
    return { calendar, event: new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined) };
  };

  it('is read by another library: one entry, in UTC, two hours long', () => {
    const read = event();
    expect(read.calendar.getAllSubcomponents('vevent')).toHaveLength(1);
    expect(read.event.startDate.toJSDate().toISOString()).toBe('2026-12-05T16:00:00.000Z');
    expect(read.event.startDate.zone.tzid).toBe('UTC');
    expect(read.event.endDate.toJSDate().toISOString()).toBe('2026-12-05T18:00:00.000Z');
    expect(read.event.location).toContain('3001 W. Division Street');
  });

  it("keeps the booking's UID, whatever else changes", () => {
    const uid = '7d0f4a52-1f5c-4a4f-9f0a-1d5f5f3f2b10@hilltop.example';
    expect(event().event.uid).toBe(uid);
    expect(event(sampleTicket({ groupSize: 3, startsAt: '2026-12-06T16:00:00.000Z' })).event.uid).toBe(uid);
  });
});
