import { venue } from '../../../content/venue.js';
import { addressLine } from '../../../document/house-words.js';
import type { VisitBookingFragment } from '../../../generated/operations.js';
import type { HouseDetails } from '../../../lib/site-content.js';

type Entry = Pick<
  VisitBookingFragment,
  'id' | 'revision' | 'startsAt' | 'tourName' | 'confirmationCode' | 'tourDurationMinutes'
>;

function stamp(ms: number): string {
  return new Date(ms).toISOString().replace(/[-:]|\.\d{3}/g, '');
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, ' ');
}

/** The visit as an .ics file, with the same UID as in the ticket's e-mail, so that one replaces the other. */
export function calendarEntry(visit: Entry, url: string, house: HouseDetails | undefined): string {
  const start = Date.parse(visit.startsAt);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Hilltop//visit//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${visit.id}@bookings.hilltop`,
    `SEQUENCE:${visit.revision}`,
    `DTSTAMP:${stamp(start)}`,
    `DTSTART:${stamp(start)}`,
    `DTEND:${stamp(start + visit.tourDurationMinutes * 60_000)}`,
    'STATUS:CONFIRMED',
    `SUMMARY:${escaped(`${visit.tourName}, ${venue.name}`)}`,
    `LOCATION:${escaped(`${[venue.name, ...(house ? [addressLine(house)] : [])].join(', ')}`)}`,
    `DESCRIPTION:${escaped(`Confirmation code ${visit.confirmationCode}.${house ? ` Questions: ${house.phone}.` : ''}`)}`,
    `URL:${url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

/** Lines of at most 75 octets (RFC 5545); a character takes up to four. */
function folded(line: string): string {
  return (
    line.match(/.{1,18}/gu)?.reduce((whole, part) => {
      const last = whole.split('\r\n ').at(-1) ?? '';
      return new TextEncoder().encode(last + part).length > 74 ? `${whole}\r\n ${part}` : whole + part;
    }) ?? line
  );
}

/** Downloads the file. */
export function saveCalendarEntry(visit: Entry, url: string, house: HouseDetails | undefined): void {
  const address = URL.createObjectURL(new Blob([calendarEntry(visit, url, house)], { type: 'text/calendar' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: 'tour.ics' });
  link.click();
  URL.revokeObjectURL(address);
}
