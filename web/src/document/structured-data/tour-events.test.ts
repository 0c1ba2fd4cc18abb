import { expect, it } from '@jest/globals';
import { tourEvents } from './tour-events.js';

const day = ['9:00 AM', '5:00 PM'];
const house = {
  week: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, starts: weekday === 1 ? [] : day })),
  specialDays: [{ date: '2026-12-05', closed: true, starts: [], note: '' }],
  notices: [],
  content: {
    house: { street: '3001 W. Division Street', town: 'Arlington, Texas 76012', phone: '817-987-1716', socials: [] },
  },
};
const tour = { id: 'a1', type: 'premium', name: 'Premium Tour', description: 'With a guide.', price: '45.00' } as const;

it('offers each tour at its price, with its booking URL', () => {
  expect(tourEvents([tour], house, 'https://hilltop.test')).toMatchObject([
    {
      '@type': 'Event',
      name: 'Premium Tour',
      location: { '@id': 'https://hilltop.test/#place', address: { postalCode: '76012' } },
      offers: { price: '45.00', priceCurrency: 'USD', url: 'https://hilltop.test/book-tour?tour=premium&id=a1' },
    },
  ]);
});

it('recurs on open days only', () => {
  expect(tourEvents([tour], house, 'https://hilltop.test')).toMatchObject([
    {
      eventSchedule: [
        {
          scheduleTimezone: 'America/Chicago',
          byDay: expect.not.arrayContaining(['https://schema.org/Monday']),
          startTime: '09:00:00',
          endTime: '17:00:00',
          exceptDate: ['2026-12-05'],
        },
      ],
    },
  ]);
});
