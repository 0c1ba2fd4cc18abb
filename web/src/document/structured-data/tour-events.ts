import { venue } from '../../content/venue.js';
import type { TourType } from '../../generated/operations.js';
import { type House, weekGroups } from '../../lib/house-hours.js';
import { bookingAddress } from '../../lib/tour-labels.js';
import { venueTimeZone } from '../../lib/venue-time-zone.js';
import { absolute } from '../public-address.js';
import type { StructuredData } from './json-ld.js';
import { opening, postalAddress, schemaDays, venueId } from './venue-data.js';

interface TourOnOffer {
  readonly id: string;
  readonly type: TourType;
  readonly name: string;
  readonly description: string;
  /** US dollars, text with two decimals. */
  readonly price: string;
}

/**
 * The tours as recurring events: on the days and at the times at which they can be booked, at the current price.
 * Availability of single times is only on the booking page. @param house the calendar; without it no times are given
 * @param address the public URL, without a trailing slash
 */
export function tourEvents(
  tours: readonly TourOnOffer[],
  house: House | undefined,
  address: string,
): readonly StructuredData[] {
  return tours.map(({ id, type, name, description, price }) => ({
    '@type': 'Event',
    name,
    description,
    image: absolute('/social/tours.jpg', address),
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    eventStatus: 'https://schema.org/EventScheduled',
    location: { '@type': 'Place', '@id': venueId(address), name: venue.name, ...postalAddress(house) },
    organizer: { '@type': 'Organization', name: venue.name, url: absolute('/', address) },
    ...(house && { eventSchedule: schedules(house) }),
    offers: {
      '@type': 'Offer',
      price,
      priceCurrency: 'USD',
      url: absolute(bookingAddress(type, id), address),
    },
  }));
}

function schedules({ week, specialDays }: House): readonly StructuredData[] {
  const closed = specialDays.filter((day) => day.closed).map(({ date }) => date);
  return weekGroups(week)
    .filter(({ starts }) => starts.length > 0)
    .map(({ weekdays, starts }) => ({
      '@type': 'Schedule',
      repeatFrequency: 'PT1H',
      byDay: schemaDays(weekdays),
      startTime: `${opening(starts).opens}:00`,
      endTime: `${opening(starts).closes}:00`,
      ...(closed.length > 0 && { exceptDate: closed }),
      scheduleTimezone: venueTimeZone(),
    }));
}
