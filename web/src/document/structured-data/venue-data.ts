import { venue } from '../../content/venue.js';
import { absolute, publicAddress } from '../public-address.js';
import type { StructuredData } from './json-ld.js';

/** What other things of the site point at when they mean the place. */
export function venueId(address: string = publicAddress): string {
  return `${absolute('/', address)}#place`;
}

export const postalAddress: StructuredData = {
  '@type': 'PostalAddress',
  streetAddress: venue.street,
  addressLocality: 'Arlington',
  addressRegion: 'TX',
  postalCode: '76012',
  addressCountry: 'US',
};

/** Days with tours. The specification says both "Monday to Saturday" and "closed Mondays"; the calendar closes Mondays alone. */
export const tourDays = ['Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map(
  (day) => `https://schema.org/${day}`,
);

/** First and last start of a day, on the venue's clock. */
export const tourStarts = { first: '09:00', last: '17:00' } as const;

/** The place itself: a sight and a museum, open by appointment. The hours are those at which tours start. */
export function venueData(): StructuredData {
  return {
    '@type': ['TouristAttraction', 'Museum'],
    '@id': venueId(),
    name: venue.name,
    description: venue.setting,
    url: absolute('/'),
    image: absolute('/social/home.jpg'),
    telephone: `+1-${venue.phone}`,
    address: postalAddress,
    isAccessibleForFree: false,
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      description: 'By appointment only. Tours start on the hour from 9:00 AM to 5:00 PM; closed Mondays.',
      dayOfWeek: tourDays,
      opens: tourStarts.first,
      closes: tourStarts.last,
    },
  };
}
