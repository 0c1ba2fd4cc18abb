import { describe, expect, it } from '@jest/globals';
import { opensOn } from '../../kit/lib/opens-on.js';
import type { SeatHold } from '../state/booking-state.js';
import { type Day, dayNote, isFull, seatLabel, withOwnSeats } from './seat-labels.js';

function slot(time: string, seatsLeft: number, capacity = 25) {
  return {
    __typename: 'SlotAvailability' as const,
    time,
    seatsLeft,
    capacity,
  };
}
function day(change: Partial<Day> = {}): Day {
  return {
    __typename: 'DayAvailability',
    date: '2026-12-05',
    open: true,
    closedBecause: null,
    note: '',
    times: [slot('10:00 AM', 0), slot('11:00 AM', 3)],
    ...change,
  };
}
const hold: SeatHold = {
  id: 'h',
  tourType: 'standard',
  tourDate: '2026-12-05',
  tourTime: '10:00 AM',
  guests: 4,
  tourId: null,
  tickets: [],
  totalAmount: null,
  secondsLeft: 900,
  extendable: true,
  toldAt: 0,
};

describe('seat labels', () => {
  it.each([
    [25, 'All seats open', 'many'],
    [14, '14 seats left', 'many'],
    [7, '7 seats left', 'many'],
    [6, 'Only 6 seats left', 'few'],
    [2, 'Only 2 seats left', 'few'],
    [1, 'Last seat', 'last'],
    [0, 'Full', 'none'],
  ] as const)('%i of 25 are "%s"', (seatsLeft, words, level) => {
    expect(seatLabel('standard', { seatsLeft, capacity: 25 })).toEqual({ words, level });
  });

  it('treats a private tour as one party', () => {
    expect(seatLabel('private', { seatsLeft: 1, capacity: 1 })).toEqual({
      words: 'Open for your party',
      level: 'many',
    });
    expect(seatLabel('private', { seatsLeft: 0, capacity: 1 })).toEqual({ words: 'Taken', level: 'none' });
  });

  it('says why a day cannot be chosen', () => {
    expect(dayNote(day())).toBe('');
    expect(dayNote(day({ times: [slot('10:00 AM', 0)] }))).toBe('full');
    expect(dayNote(day({ open: false, closedBecause: 'MONDAY', times: [] }))).toBe('closed on Mondays');
    const later = day({ open: false, closedBecause: 'TOO_FAR_AHEAD', times: [], date: '2027-04-14' });
    expect(dayNote(later, { firstDate: '2026-11-28', lastDate: '2027-02-28' })).toBe(
      'opens on Thursday, January 14, 2027',
    );
    expect(dayNote(undefined)).toBe('');
  });

  it.each([
    ['2027-04-14', '2027-01-14'],
    ['2027-04-30', '2027-01-30'],
    // February 28 plus three months is May 28.
    ['2027-05-31', '2027-03-01'],
    ['2027-01-01', '2026-10-01'],
  ])('%s opens on %s', (date, opens) => {
    expect(opensOn(date, { firstDate: '2026-11-28', lastDate: '2027-02-28' })).toBe(opens);
  });

  it('calls a day full only when all its times are', () => {
    expect(isFull(day())).toBe(false);
    expect(isFull(day({ times: [slot('10:00 AM', 0), slot('11:00 AM', 0)] }))).toBe(true);
    expect(isFull(day({ open: false, times: [] }))).toBe(false);
  });

  it('counts the visitor’s own seats as open, up to the capacity', () => {
    const seats = (shown: Day) => shown.times.map(({ seatsLeft }) => seatsLeft);
    expect(seats(withOwnSeats(day(), hold))).toEqual([4, 3]);
    expect(seats(withOwnSeats(day({ times: [slot('10:00 AM', 23)] }), hold))).toEqual([25]);
    expect(seats(withOwnSeats(day({ times: [slot('10:00 AM', 0, 1)] }), { ...hold, tourType: 'private' }))).toEqual([
      1,
    ]);
    expect(withOwnSeats(day(), { ...hold, tourDate: '2026-12-06' })).toEqual(day());
    expect(withOwnSeats(day(), undefined)).toEqual(day());
  });
});
