import { t } from '@lingui/core/macro';
import { thisHouse } from '#house/about/house.js';
import { phoneUrl } from '../../design/type/contact-links.js';
import { clockTime, type House, hoursFacts } from '../../lib/house-hours.js';
import { sentences } from '../../lib/sentences.js';
import { weekGroups } from '../../lib/week-line.js';
import { absolute, publicAddress } from '../public-address.js';
import type { StructuredData } from './json-ld.js';

export function venueId(address: string = publicAddress): string {
  return `${absolute('/', address)}#place`;
}

/** @returns nothing while the address is unknown */
export function postalAddress(house: House | undefined): StructuredData {
  const details = house?.content?.house;
  if (!details) return {};
  const [, locality = details.town, region, postalCode] = TOWN.exec(details.town) ?? [];
  return {
    address: {
      '@type': 'PostalAddress',
      streetAddress: details.street,
      addressLocality: locality,
      ...(region !== undefined && { addressRegion: region, postalCode }),
      addressCountry: 'US',
    },
  };
}

/** "Springfield, Vermont 05156" */
const TOWN = /^(.+), (.+) (\d{5})$/;

const SCHEMA_DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

export function schemaDays(weekdays: readonly number[]): readonly string[] {
  return weekdays.map((weekday) => `https://schema.org/${SCHEMA_DAYS[weekday - 1]}`);
}

/** First and last start on the venue's clock; on a closed day both are midnight. */
export function opening(starts: readonly string[]): { readonly opens: string; readonly closes: string } {
  const [first, last] = [starts[0], starts.at(-1)];
  if (first === undefined || last === undefined) return { opens: '00:00', closes: '00:00' };
  return { opens: clockTime(first), closes: clockTime(last) };
}

function hours({ week, specialDays }: House): StructuredData {
  const words = sentences(hoursFacts(week).map(({ term, value }) => `${term}: ${value}`));
  return {
    openingHoursSpecification: weekGroups(week)
      .filter(({ starts }) => starts.length > 0)
      .map(({ weekdays, starts }) => ({
        '@type': 'OpeningHoursSpecification',
        description: t`Hours at which tours start. ${words}`,
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

/** The place: an attraction and a museum, open by appointment. @param house calendar and contact details, if known */
export function venueData(house?: House): StructuredData {
  const phone = house?.content?.house?.phone;
  return {
    '@type': ['TouristAttraction', 'Museum'],
    '@id': venueId(),
    name: thisHouse.name,
    description: thisHouse.texts.setting,
    url: absolute('/'),
    image: absolute('/social/home.jpg'),
    ...(phone && { telephone: phoneUrl(phone).slice('tel:'.length) }),
    ...postalAddress(house),
    isAccessibleForFree: false,
    ...(house && hours(house)),
  };
}
