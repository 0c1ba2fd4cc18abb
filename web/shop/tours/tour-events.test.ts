import { expect, it } from '@jest/globals';
import type { House } from '../../kit/lib/house-hours.js';
import { nameVenueTimeZone } from '../../test/venue-time-zone.js';
import { tourEvents } from './tour-events.js';

nameVenueTimeZone();

const day = ['9:00 AM', '5:00 PM'];
const house: House = {
  week: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, starts: weekday === 1 ? [] : day })),
  specialDays: [
    { date: '2026-12-05', closed: true, starts: [], note: '' },
    { date: '2026-12-24', closed: false, starts: ['9:00 AM'], note: '' },
  ],
  today: { date: '2026-12-04', starts: day, note: '', next: { date: '2026-12-06', time: '5:00 PM' } },
  notices: [],
  content: {
    house: { street: '3001 W. Division Street', town: 'Arlington, Texas 76012', phone: '817-987-1716', socials: [] },
  },
};
/** Google's required fields for a rich result. */
const REQUIRED = ['name', 'startDate', 'location'];

const ORGANIZER = { '@type': 'Organization', url: 'https://hilltop.test/' };

const tour = {
  id: 'a1',
  durationMinutes: 90,
  type: 'premium',
  name: 'Premium Tour',
  description: 'With a guide.',
  price: '45.00',
} as const;

it('offers each tour at its price, with its booking URL', () => {
  expect(tourEvents([tour], house, 'https://hilltop.test')).toMatchObject([
    {
      '@type': 'Event',
      name: 'Premium Tour',
      image: 'https://hilltop.test/social/tours.jpg',
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      organizer: ORGANIZER,
      location: { '@id': 'https://hilltop.test/#place', address: { postalCode: '76012' } },
      offers: { price: '45.00', priceCurrency: 'USD', url: 'https://hilltop.test/book-tour?tour=premium&id=a1' },
    },
  ]);
});

it('recurs on open days only, once for each start', () => {
  const [event] = tourEvents([tour], house, 'https://hilltop.test');
  expect(event?.eventSchedule).toMatchObject(
    ['09:00:00', '17:00:00'].map((startTime) => ({
      scheduleTimezone: 'America/Chicago',
      byDay: expect.not.arrayContaining(['https://schema.org/Monday']),
      repeatFrequency: 'P1W',
      startTime,
      duration: 'PT90M',
      exceptDate: ['2026-12-05'],
    })),
  );
});

it.each([
  ['in winter', '2026-12-06', '5:00 PM', 90, '2026-12-06T23:00:00.000Z', '2026-12-07T00:30:00.000Z'],
  ['in summer', '2027-07-04', '9:00 AM', 60, '2027-07-04T14:00:00.000Z', '2027-07-04T15:00:00.000Z'],
  [
    'on the day on which clocks go back',
    '2026-11-01',
    '12:30 PM',
    720,
    '2026-11-01T18:30:00.000Z',
    '2026-11-02T06:30:00.000Z',
  ],
])('has its next start and end %s', (_, date, time, durationMinutes, startDate, endDate) => {
  const today = { date, starts: day, note: '', next: { date, time } };
  const [event] = tourEvents([{ ...tour, durationMinutes }], { ...house, today }, 'https://hilltop.test');
  expect(event).toMatchObject({ '@type': 'Event', startDate, endDate });
  for (const field of REQUIRED) expect(event).toHaveProperty([field], expect.anything());
});

it.each([
  ['no start can be booked', { ...house, today: { date: '2026-12-04', starts: [], note: '', next: null } }],
  ['the calendar does not say', { ...house, today: undefined } as unknown as House],
  ['the calendar is unknown', undefined],
])('is no event while %s', (_, known) => {
  const [trip] = tourEvents([tour], known, 'https://hilltop.test');
  expect(trip).toMatchObject({
    '@type': 'TouristTrip',
    name: 'Premium Tour',
    provider: ORGANIZER,
    offers: { price: '45.00' },
  });
  expect(trip).not.toHaveProperty('eventSchedule');
});
