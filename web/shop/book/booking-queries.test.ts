import { expect, it } from '@jest/globals';
import type { MonthAvailabilityQuery, TourType } from '../../generated/operations.js';
import { adultsOnly } from '../../kit/lib/tickets/price-samples.js';
import { openingMonth } from '../calendar/use-availability.js';
import { bookingSearch, nextBookingQuery } from './booking-queries.js';

type Month = NonNullable<MonthAvailabilityQuery['availability']>;

function tours(...types: TourType[]) {
  return {
    tours: types.map((type) => ({
      __typename: 'Tour' as const,
      id: type,
      type,
      name: type,
      price: '25.00',
      prices: adultsOnly,
      duration: '90 minutes',
      maxGroupSize: 20,
    })),
  };
}

function month(date: string, open: boolean, firstDate = '2026-11-22'): Month {
  return {
    __typename: 'Availability',
    firstDate,
    lastDate: '2027-02-22',
    days: [{ __typename: 'DayAvailability', date, open, closedBecause: open ? null : 'PAST', note: '', times: [] }],
  };
}

const today = '2026-11-22';
function variablesAfter(...answers: unknown[]) {
  return nextBookingQuery(answers, today, new URLSearchParams())?.variables;
}

it('queries the tours, then this month of the standard tour', () => {
  expect(variablesAfter()).toEqual({});
  expect(variablesAfter(tours('private', 'standard'))).toEqual({
    tourType: 'standard',
    from: '2026-11-01',
    to: '2026-11-30',
  });
});

it('queries the first tour without a standard one, and nothing without tours', () => {
  expect(variablesAfter(tours('premium', 'private'))).toMatchObject({ tourType: 'premium' });
  expect(variablesAfter(tours())).toBeUndefined();
  expect(variablesAfter({ tours: null })).toBeUndefined();
});

it('queries the month of the tour that the URL names, which is what the page depends on', () => {
  const offered = tours('standard', 'premium');
  const wanted = new URLSearchParams('tour=premium&id=premium&utm_source=mail');
  expect(nextBookingQuery([offered], today, wanted)?.variables).toMatchObject({ tourType: 'premium' });
  expect(bookingSearch(wanted, [offered])).toBe('?id=premium');
  expect(bookingSearch(new URLSearchParams('id=gone&step=3'), [offered])).toBe('');
});

it('needs no more than a month with openings, and queries the next one otherwise', () => {
  const open = { availability: month('2026-11-25', true) };
  const closed = { availability: month('2026-11-25', false) };
  expect(variablesAfter(tours('standard'), open)).toBeUndefined();
  expect(variablesAfter(tours('standard'), closed)).toMatchObject({ from: '2026-12-01', to: '2026-12-31' });
  expect(variablesAfter(tours('standard'), closed, open)).toBeUndefined();
});

it('opens the calendar on the rendered month', () => {
  const november = month('2026-11-25', true);
  expect(openingMonth('2026-11', () => undefined)).toEqual({ month: '2026-11', known: {}, hasTurned: false });
  expect(openingMonth('2026-11', (asked) => (asked === '2026-11' ? november : undefined))).toEqual({
    month: '2026-11',
    known: { '2026-11': november },
    hasTurned: false,
  });
});

it('opens on the next month if nothing is left in this one, and stays there', () => {
  const known = { '2026-11': month('2026-11-25', false), '2026-12': month('2026-12-02', true) };
  const opening = openingMonth('2026-11', (asked) => known[asked as keyof typeof known]);
  expect(opening).toEqual({ month: '2026-12', known, hasTurned: true });
});
