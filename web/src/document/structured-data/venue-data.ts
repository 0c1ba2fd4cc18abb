import { venue } from '../../content/venue.js';
import { clockTime, type House, hoursFacts, weekdayNames, weekGroups } from '../../lib/house-hours.js';
import { absolute, publicAddress } from '../public-address.js';
import type { StructuredData } from './json-ld.js';

/** The id by which other things refer to the place. */
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

/** Days of the week as schema.org names them. */
export function schemaDays(weekdays: readonly number[]): readonly string[] {
  return weekdays.map((weekday) => `https://schema.org/${weekdayNames[weekday - 1]}`);
}

/** First and last start of a day, on the venue's clock; a closed day opens and closes at midnight. */
export function opening(starts: readonly string[]): { readonly opens: string; readonly closes: string } {
  const [first, last] = [starts[0], starts.at(-1)];
  if (first === undefined || last === undefined) return { opens: '00:00', closes: '00:00' };
  return { opens: clockTime(first), closes: clockTime(last) };
}

function hours({ week, specialDays }: House): StructuredData {
  const words = hoursFacts(week)
    .map(({ term, value }) => `${term}: ${value}.`)
    .join(' ');
  return {
    openingHoursSpecification: weekGroups(week)
      .filter(({ starts }) => starts.length > 0)
      .map(({ weekdays, starts }) => ({
        '@type': 'OpeningHoursSpecification',
        description: `Hours at which tours start. ${words}`,
        dayOfWeek: schemaDays(weekdays),
        ...opening(starts),
      })),
    specialOpeningHoursSpecification: specialDays.map(({ date, starts, note }) => ({
      '@type': 'OpeningHoursSpecification',
      ...(note === '' ? {} : { description: note }),
      validFrom: date,
      validThrough: date,
      ...opening(starts),
    })),
  };
}

/** The place itself: an attraction and a museum, open by appointment. @param house its calendar, if known */
export function venueData(house?: House): StructuredData {
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
    ...(house && hours(house)),
  };
}
