import { thisHouse } from '#house/about/house.js';
import type { TourType } from '../../generated/operations.js';
import { absolute } from '../../kit/document/public-address.js';
import type { StructuredData } from '../../kit/document/structured-data/json-ld.js';
import { postalAddress, schemaDays, venueId } from '../../kit/document/structured-data/venue-data.js';
import { clockTime, type House } from '../../kit/lib/house-hours.js';
import { bookingAddress } from '../../kit/lib/tour-labels.js';
import { venueInstant } from '../../kit/lib/venue-dates.js';
import { venueTimeZone } from '../../kit/lib/venue-time-zone.js';
import { weekGroups } from '../../kit/lib/week-line.js';
import { language, pathIn } from '../../kit/words/language.js';

const MINUTE_MS = 60_000;

interface TourOnOffer {
  readonly id: string;
  readonly type: TourType;
  readonly name: string;
  readonly description: string;
  readonly durationMinutes: number;
  /** US dollars, text with two decimals. */
  readonly price: string;
}

/**
 * The tours as recurring events: next start and end, bookable days and times, current price. Single times' availability
 * is only on the booking page. Search engines reject an event without a start, so a tour without a known one is a trip.
 * @param house without it no times are given @param address the public URL, without a trailing slash
 */
export function tourEvents(
  tours: readonly TourOnOffer[],
  house: House | undefined,
  address: string,
): readonly StructuredData[] {
  return tours.map(({ id, type, name, description, price, durationMinutes }) => ({
    name,
    description,
    image: absolute('/social/tours.jpg', address),
    ...(house?.today?.next
      ? eventFacts({ house, next: house.today.next, durationMinutes, address })
      : { '@type': 'TouristTrip', provider: organizer(address) }),
    offers: {
      '@type': 'Offer',
      price,
      priceCurrency: 'USD',
      url: absolute(pathIn(language, bookingAddress(type, id)), address),
    },
  }));
}

function organizer(address: string): StructuredData {
  return { '@type': 'Organization', name: thisHouse.name, url: absolute('/', address) };
}

interface Occurrence {
  readonly house: House;
  readonly next: { readonly date: string; readonly time: string };
  readonly durationMinutes: number;
  readonly address: string;
}

function eventFacts({ house, next, durationMinutes, address }: Occurrence): StructuredData {
  const startDate = venueInstant(`${next.date}T${clockTime(next.time)}`);
  return {
    '@type': 'Event',
    startDate,
    endDate: new Date(Date.parse(startDate) + durationMinutes * MINUTE_MS).toISOString(),
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    eventStatus: 'https://schema.org/EventScheduled',
    location: { '@type': 'Place', '@id': venueId(address), name: thisHouse.name, ...postalAddress(house) },
    organizer: organizer(address),
    eventSchedule: schedules(house, durationMinutes),
  };
}

function schedules({ week, specialDays }: House, durationMinutes: number): readonly StructuredData[] {
  const closed = specialDays.filter((day) => day.closed).map(({ date }) => date);
  return weekGroups(week).flatMap(({ weekdays, starts }) =>
    starts.map((start) => ({
      '@type': 'Schedule',
      repeatFrequency: 'P1W',
      byDay: schemaDays(weekdays),
      startTime: `${clockTime(start)}:00`,
      duration: `PT${durationMinutes}M`,
      ...(closed.length > 0 && { exceptDate: closed }),
      scheduleTimezone: venueTimeZone(),
    })),
  );
}
