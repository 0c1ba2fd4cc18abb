import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import ICAL from 'ical.js';
import type { TicketFragment as Ticket } from '../generated/bookings-queries.js';
import { sampleHouse } from '../house/testing/sample-house.js';
import { sampleTicket } from './testing/sample-ticket.js';
import { ticketCalendar } from './ticket-calendar.js';

const settings = { MAIL_FROM: 'Top O’ Hill Terrace <tours@hilltop.test>' };
const now = new Date('2026-11-30T09:08:07Z');
const fileOf = (ticket: Ticket, at = now) => ticketCalendar(ticket, settings, sampleHouse, at);

/** The file as another library parses it. */
function read(changes: Partial<Ticket> = {}) {
  const source = String(fileOf(sampleTicket(changes)).content);
  const calendar = new ICAL.Component(ICAL.parse(source));
  const component = calendar.getFirstSubcomponent('vevent') ?? undefined;
  return { source, calendar, component, event: new ICAL.Event(component) };
}

const instant = (time: ICAL.Time) => time.toJSDate().toISOString();

describe('the calendar file', () => {
  it('can be parsed by another library: one entry, in UTC, as long as the tour', () => {
    const { calendar, component, event, source } = read();
    expect(calendar.getAllSubcomponents()).toHaveLength(1);
    expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH');
    expect(instant(event.startDate)).toBe('2026-12-05T16:00:00.000Z');
    expect(instant(event.endDate)).toBe('2026-12-05T17:30:00.000Z');
    expect(event.startDate.zone.tzid).toBe('UTC');
    expect(source).toContain('\r\nDTSTART:20261205T160000Z\r\n');
    expect(event.sequence).toBe(0);
    expect(component?.getFirstPropertyValue('status')).toBe('CONFIRMED');
    expect(event.summary).toBe('Gate to Garden, Top O’ Hill Terrace');
    expect(event.location).toContain('3001 W. Division Street');
    expect(event.description).toContain('HT-7K4M-9QXW');
  });

  it('has the right file name and content type', () => {
    const { filename, contentType } = fileOf(sampleTicket());
    expect({ filename, contentType }).toEqual({
      filename: 'tour.ics',
      contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
    });
  });

  it("keeps the booking's UID when everything else changes, the site's address included", () => {
    const uid = read().event.uid;
    expect(uid).toBe('7d0f4a52-1f5c-4a4f-9f0a-1d5f5f3f2b10@bookings.hilltop');
    const visitUrl = 'https://moved.example/visit/x';
    expect(read({ guests: 3, startsAt: '2026-12-06T16:00:00.000Z', visitUrl }).event.uid).toBe(uid);
  });

  it('counts the changes of the booking, and removes the entry of a cancelled one', () => {
    expect(read({ revision: 2 }).event.sequence).toBe(2);
    const { calendar, component, event } = read({ revision: 3, status: 'cancelled' });
    expect(calendar.getFirstPropertyValue('method')).toBe('CANCEL');
    expect(component?.getFirstPropertyValue('status')).toBe('CANCELLED');
    expect([event.uid, event.sequence]).toEqual([read().event.uid, 3]);
    const { contentType } = fileOf(sampleTicket({ status: 'cancelled' }));
    expect(contentType).toBe('text/calendar; charset=utf-8; method=CANCEL');
  });

  it('takes out the entry of a visit whose time is closed, and puts it back when it is open or chosen again', () => {
    const closed = read({ revision: 1, status: 'displaced' });
    expect(closed.calendar.getFirstPropertyValue('method')).toBe('CANCEL');
    expect(closed.component?.getFirstPropertyValue('status')).toBe('CANCELLED');
    const again = read({ revision: 2, startsAt: '2026-12-12T16:00:00.000Z' });
    expect(again.calendar.getFirstPropertyValue('method')).toBe('PUBLISH');
    expect([again.event.uid, again.event.sequence]).toEqual([closed.event.uid, 2]);
  });

  it.each(['confirmed', 'displaced', 'cancelled'] as const)(
    'has what RFC 5546 asks of the entry of a visit that is %s',
    (status) => {
      const { component } = read({ status, revision: 1 });
      for (const name of ['uid', 'dtstamp', 'dtstart', 'organizer', 'sequence', 'summary'])
        expect(component?.getAllProperties(name)).toHaveLength(1);
      expect(component?.getFirstPropertyValue('organizer')).toBe('mailto:tours@hilltop.test');
      expect(component?.getFirstProperty('organizer')?.getParameter('cn')).toBe('Top O’ Hill Terrace');
      expect(component?.getAllProperties('attendee')).toEqual([]);
    },
  );

  it('is stamped when it is made, so that other facts have another stamp', () => {
    expect(read().source).toContain('\r\nDTSTAMP:20261130T090807Z\r\n');
    const later = String(fileOf(sampleTicket(), new Date('2026-12-01T00:00:00Z')).content);
    expect(later).toContain('\r\nDTSTAMP:20261201T000000Z\r\n');
  });

  it.each([
    ['spring', '2027-03-14T07:30:00.000Z', '2027-03-14T09:00:00.000Z'],
    ['autumn', '2026-11-01T06:30:00.000Z', '2026-11-01T08:00:00.000Z'],
  ])('has the right end on the night of the clock change in %s', (_, startsAt, end) => {
    const { event } = read({ startsAt });
    expect([instant(event.startDate), instant(event.endDate)]).toEqual([startsAt, end]);
  });

  it('contains neither the name nor the address of the guest', () => {
    for (const personal of ['Ada', 'Example', 'ada@example.test', 'walk slowly']) {
      expect(read().source.replace('hilltop.example', '')).not.toContain(personal);
    }
  });

  it('stays one entry whatever the name of the tour', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (noise) => {
        const { calendar, event } = read({ tourName: `Gate${noise}\r\nEND:VEVENT\r\nBEGIN:VALARM` });
        expect(calendar.getAllSubcomponents().map(({ name }) => name)).toEqual(['vevent']);
        expect(event.startDate.toJSDate().toISOString()).toBe('2026-12-05T16:00:00.000Z');
      }),
    );
  });
});
