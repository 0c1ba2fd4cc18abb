import { describe, expect, it } from '@jest/globals';
import type { DoorTimesQuery } from '../../generated/staff-operations.js';
import { timesToSell } from './times-to-sell.js';

type Time = NonNullable<DoorTimesQuery['staffCalendar']>['days'][number]['times'][number];

function time(tourType: 'standard' | 'private', hour: number, changes: Partial<Time> = {}): Time {
  const seats = { capacity: tourType === 'private' ? 1 : 25, sold: 0, held: 0, closed: false, planned: true };
  const startsAt = `2026-12-05T${hour}:00:00.000Z`;
  return { __typename: 'CalendarTime', tourType, time: `${hour - 6}:00`, startsAt, ...seats, ...changes };
}

function tour(id: string, type: 'standard' | 'private', price: string) {
  const sold = { price, prices: null, maxGroupSize: 20, soldByParty: type === 'private' };
  return { __typename: 'Tour' as const, id, type, name: id, ...sold };
}

describe('what is sold at the door', () => {
  it('is every tour of a start that is ahead, open and has seats, by start', () => {
    const times = [
      time('standard', 15),
      time('standard', 17, { sold: 20, held: 2 }),
      time('standard', 18, { sold: 24, held: 1 }),
      time('standard', 19, { closed: true }),
      time('standard', 20, { planned: false }),
      time('private', 16),
      time('private', 17, { sold: 1 }),
    ];
    const day: DoorTimesQuery = {
      __typename: 'Query',
      tours: [tour('garden', 'standard', '25.00'), tour('night', 'standard', '60.00'), tour('own', 'private', '75.00')],
      guestQuestions: [],
      staffCalendar: { __typename: 'StaffCalendar', days: [{ __typename: 'CalendarDay', times }] },
    };
    const sold = timesToSell(day, Date.parse('2026-12-05T15:30:00Z'));
    expect(
      sold.map(({ tourId, time: start, seatsLeft, largestParty }) => [tourId, start, seatsLeft, largestParty]),
    ).toEqual([
      ['own', '10:00', 1, 20],
      ['garden', '11:00', 3, 20],
      ['night', '11:00', 3, 20],
    ]);
  });

  it('is empty while the times are unknown', () => {
    expect(timesToSell({ tours: null, staffCalendar: null }, 0)).toEqual([]);
  });
});
