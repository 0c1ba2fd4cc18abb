import { describe, expect, it } from '@jest/globals';
import type { DoorTimesQuery } from '../../generated/staff-operations.js';
import { guestsOf, saleKey, timesToSell } from './times-to-sell.js';

function availability(tourType: 'standard' | 'private', seats: readonly number[]) {
  const times = seats.map((seatsLeft, at) => ({
    __typename: 'SlotAvailability' as const,
    time: `${9 + at}:00 AM`,
    startsAt: `2026-12-05T${15 + at}:00:00.000Z`,
    seatsLeft,
  }));
  const days = [{ __typename: 'DayAvailability' as const, date: '2026-12-05', times }];
  return { __typename: 'Availability' as const, tourType, days };
}

function tour(id: string, type: 'standard' | 'private', price: string) {
  return { __typename: 'Tour' as const, id, type, name: id, price, maxGroupSize: 20 };
}

const day: DoorTimesQuery = {
  __typename: 'Query',
  tours: [tour('garden', 'standard', '25.00'), tour('night', 'standard', '60.00'), tour('own', 'private', '75.00')],
  standard: availability('standard', [0, 3]),
  premium: null,
  private: availability('private', [1, 0]),
};

describe('what is sold at the door', () => {
  it('is every tour of a start that has seats, by start', () => {
    expect(timesToSell(day).map(({ tourId, time, mostGuests }) => [tourId, time, mostGuests])).toEqual([
      ['own', '9:00 AM', 20],
      ['garden', '10:00 AM', 3],
      ['night', '10:00 AM', 3],
    ]);
  });

  it('is nothing where nobody could say', () => {
    expect(timesToSell({ __typename: 'Query', tours: null, standard: null, premium: null, private: null })).toEqual([]);
  });
});

it.each([
  ['2', 2],
  [' 3 ', 3],
  ['4', undefined],
  ['0', undefined],
  ['-1', undefined],
  ['two', undefined],
])('%j is %j of at most three guests', (text, guests) => {
  expect(guestsOf(text, 3)).toBe(guests);
});

it('writes the key of a sale as a UUID', () => {
  expect(saleKey('0195c1a23b4c7d5e8f60112233445566')).toBe('0195c1a2-3b4c-7d5e-8f60-112233445566');
});
