import { expect, it } from '@jest/globals';
import { tourEvents } from './tour-events.js';

const tour = { type: 'premium', name: 'Premium Tour', description: 'With a guide.', price: '45.00' };

it('offers each tour at its price, where it is booked', () => {
  expect(tourEvents([tour], 'https://hilltop.test')).toMatchObject([
    {
      '@type': 'Event',
      name: 'Premium Tour',
      location: { '@id': 'https://hilltop.test/#place', address: { postalCode: '76012' } },
      offers: { price: '45.00', priceCurrency: 'USD', url: 'https://hilltop.test/book-tour?tour=premium' },
    },
  ]);
});

it('comes again on every day but Monday', () => {
  expect(tourEvents([tour], 'https://hilltop.test')).toMatchObject([
    {
      eventSchedule: {
        scheduleTimezone: 'America/Chicago',
        byDay: expect.not.arrayContaining(['https://schema.org/Monday']),
        startTime: '09:00:00',
      },
    },
  ]);
});
