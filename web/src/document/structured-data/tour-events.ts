import { venue } from '../../content/venue.js';
import { venueTimeZone } from '../../lib/venue-time-zone.js';
import { absolute } from '../public-address.js';
import type { StructuredData } from './json-ld.js';
import { postalAddress, tourDays, tourStarts, venueId } from './venue-data.js';

interface TourOnOffer {
  readonly type: string;
  readonly name: string;
  readonly description: string;
  /** US dollars, text with two decimals. */
  readonly price: string;
}

/**
 * The tours as events that come again: on the days and hours at which they can be booked, at the price of the moment.
 * Which single hours are still free is told by the booking page alone.
 * @param address where visitors reach the site, without a slash at its end
 */
export function tourEvents(tours: readonly TourOnOffer[], address: string): readonly StructuredData[] {
  return tours.map(({ type, name, description, price }) => ({
    '@type': 'Event',
    name,
    description,
    image: absolute('/social/tours.jpg', address),
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    eventStatus: 'https://schema.org/EventScheduled',
    location: { '@type': 'Place', '@id': venueId(address), name: venue.name, address: postalAddress },
    organizer: { '@type': 'Organization', name: venue.name, url: absolute('/', address) },
    eventSchedule: {
      '@type': 'Schedule',
      repeatFrequency: 'PT1H',
      byDay: tourDays,
      startTime: `${tourStarts.first}:00`,
      endTime: `${tourStarts.last}:00`,
      scheduleTimezone: venueTimeZone(),
    },
    offers: {
      '@type': 'Offer',
      price,
      priceCurrency: 'USD',
      url: `${absolute('/book-tour', address)}?tour=${encodeURIComponent(type)}`,
    },
  }));
}
