import { expect, it } from '@jest/globals';
import { roomOf } from './day-room.js';

const anyTime = { people: 30, from: '', until: '' };

function day(...seats: readonly (readonly [string, number])[]) {
  return {
    closed: null,
    starts: seats.map(([time, seatsLeft]) => ({ __typename: 'SlotAvailability', time, seatsLeft }) as const),
  };
}

const free = day(['9:00 AM', 18], ['12:00 PM', 18], ['3:00 PM', 5]);

it.each([
  ['room', 'Room for 30 people on this day, in several tours.', free, {}],
  ['room', 'Room for 15 people on this day.', free, { people: 15 }],
  ['room', '41 seats left on this day.', free, { people: 0 }],
  ['little', 'Little room: 41 seats left on this day. Name another day too.', free, { people: 54 }],
  ['little', 'Little room: 1 seat left on this day. Name another day too.', day(['9:00 AM', 1]), {}],
  ['little', 'Little room: 23 seats left at these times. Name another day too.', free, { from: '10:00' }],
  ['room', 'Room for 18 people at these times.', free, { people: 18, until: '11:30' }],
  ['full', 'Full: no seat is left on this day. Please name another day.', day(['9:00 AM', 0]), {}],
  ['closed', 'No tour starts at these times. Please choose another.', free, { from: '16:00' }],
  ['closed', 'No tour starts on this day. Please choose another.', day(), {}],
  ['closed', 'We are closed on Sundays.', { closed: 'We are closed on Sundays.', starts: [] }, {}],
] as const)('says %s: %s', (level, words, given, wanted) => {
  expect(roomOf(given, { ...anyTime, ...wanted })).toEqual({ level, words });
});
