import { expect, it } from '@jest/globals';
import { adultsOnly } from '../../kit/lib/tickets/price-samples.js';
import { tourToBook } from './booked-tour.js';

const facts = {
  __typename: 'Tour',
  untranslated: [],
  price: '25.00',
  prices: adultsOnly,
  duration: '90 minutes',
  maxGroupSize: 20,
} as const;
const tours = [
  { ...facts, id: 'a', type: 'premium', name: 'Above' },
  { ...facts, id: 'b', type: 'standard', name: 'Gate' },
  { ...facts, id: 'c', type: 'standard', name: 'Lantern' },
] as const;

it.each([
  ['', 'b'],
  ['tour=premium', 'a'],
  ['tour=standard&id=c', 'c'],
  ['tour=standard&id=withdrawn', 'b'],
  ['tour=private', 'a'],
])('books for the URL "%s" the tour %s', (query, id) => {
  expect(tourToBook(tours, new URLSearchParams(query))?.id).toBe(id);
});

it('books nothing if no tour is offered', () => {
  expect(tourToBook([], new URLSearchParams('tour=standard'))).toBeUndefined();
});
