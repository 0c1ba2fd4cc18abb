import { describe, expect, it } from '@jest/globals';
import type { FreeTimesQuery, HomeToursQuery } from '../../generated/operations.js';
import { freeTimesOf, kindsOf, offeredTours } from './offered-tour.js';

const gate = {
  __typename: 'Tour',
  id: '1',
  type: 'standard',
  name: 'Gate to Garden',
  description: 'On foot.',
  untranslated: [],
  duration: '90 minutes',
  price: '25.00',
  prices: [{ __typename: 'TourPrice', price: '25.00', type: { __typename: 'TicketType', comesAlone: true } }],
  capacity: 25,
  soldByParty: false,
} as const;
const offer: HomeToursQuery = {
  __typename: 'Query',
  tours: [gate, { ...gate, id: '2' }, { ...gate, id: '3', type: 'private' }],
};

function times(...days: readonly (readonly [string, readonly (readonly [string, number])[]])[]): FreeTimesQuery {
  return {
    __typename: 'Query',
    availability: {
      __typename: 'Availability',
      days: days.map(([date, starts]) => ({
        __typename: 'DayAvailability',
        date,
        times: starts.map(([time, seatsLeft]) => ({ __typename: 'SlotAvailability', time, seatsLeft })),
      })),
    },
  };
}

describe('the tours of the home page', () => {
  it('have the first time with a seat left', () => {
    const full = ['9:00 AM', 0] as const;
    const standard = times(['2026-11-23', []], ['2026-11-24', [full]], ['2026-11-25', [full, ['10:00 AM', 3]]]);
    const [first, second, third] = offeredTours(offer, (type) => (type === 'standard' ? standard : undefined));
    expect(first).toEqual({
      id: '1',
      type: 'standard',
      name: 'Gate to Garden',
      description: 'On foot.',
      untranslated: [],
      duration: '90 minutes',
      price: '25.00',
      capacity: 25,
      soldByParty: false,
      next: { date: '2026-11-25', time: '10:00 AM' },
    });
    expect(second?.next).toEqual(first?.next);
    expect(third).not.toHaveProperty('next');
  });

  it('have no time if all are full', () => {
    const [first] = offeredTours(offer, () => times(['2026-11-24', [['9:00 AM', 0]]]));
    expect(first).not.toHaveProperty('next');
    expect(offeredTours({ ...offer, tours: null }, () => undefined)).toEqual([]);
  });

  it('are queried once per type, from today on', () => {
    expect(kindsOf(offer)).toEqual(['standard', 'private']);
    expect(freeTimesOf('private', '2026-11-22')).toEqual({ tourType: 'private', from: '2026-11-22', to: '2026-12-22' });
  });
});
