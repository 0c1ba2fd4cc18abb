import { describe, expect, it } from '@jest/globals';
import type { Day } from '../data/day.js';
import type { DoorTime, Party } from '../data/manifest.js';
import { sampleDay, sampleParty } from '../data/manifest-samples.js';
import { findParties, isClosedDay, nextTime, timeSheets, tourNames } from './day-times.js';

const nora: Party = { ...sampleParty, bookingId: 'n' };
const theo: Party = {
  ...nora,
  bookingId: 't',
  confirmationCode: 'HT-8W3N-7KTP',
  name: 'Theo Vance',
  status: 'cancelled',
};
function timeOf(startsAt: string, of: Partial<DoorTime> = {}): DoorTime {
  const common = {
    tourType: 'standard',
    guests: 5,
    admitted: 0,
    seatsLeft: 20,
    closed: false,
    durationMinutes: 90,
  } as const;
  return { ...common, slotId: startsAt, startsAt, time: startsAt.slice(11, 16), ...of };
}
const day: Day = {
  ...sampleDay,
  times: [
    timeOf('2026-12-05T15:00:00Z', { admitted: 4 }),
    timeOf('2026-12-05T16:00:00Z'),
    timeOf('2026-12-05T18:00:00Z', { closed: true, guests: 0 }),
  ],
  parties: [theo, nora],
  peopleIn: new Map([['n', 3]]),
};

describe('the sheet of a day', () => {
  it('has the expected parties, and leaves out times without bookings', () => {
    const sheets = timeSheets(day, Date.parse('2026-12-05T15:30:00Z'));
    expect(sheets.map(({ parties }) => parties.map(({ name }) => name))).toEqual([[], ['Nora Fielding']]);
  });

  it('counts who is in: by its own parties, else by the server', () => {
    expect(timeSheets(day, 0).map(({ inside }) => inside)).toEqual([4, 3]);
  });

  it('names every tour that shares a time, and says tour where this phone knows none', () => {
    const lantern: Party = { ...nora, bookingId: 'l', name: 'Ada Marshall', tourName: 'By Lantern' };
    const sheets = timeSheets({ ...day, parties: [nora, lantern] }, 0);
    expect(sheets.map(tourNames)).toEqual([['Tour'], ['By Lantern', 'Gate to Garden']]);
  });

  it('names the tours of a time whose parties another guide sees', () => {
    const times = [timeOf('2026-12-05T15:00:00Z', { tourNames: ['Gate to Garden'] })];
    expect(timeSheets({ ...day, times, parties: [] }, 0).map(tourNames)).toEqual([['Gate to Garden']]);
  });

  it.each([
    ['2026-12-05T14:00:00Z', '16:00'],
    ['2026-12-05T16:30:00Z', '16:00'],
  ])('opens at %s with the time %s', (now, time) => {
    expect(nextTime(timeSheets(day, Date.parse(now)))?.time).toBe(time);
  });

  it('has a time last as long as its tour', () => {
    const long = { ...day, times: [timeOf('2026-12-05T16:00:00Z', { durationMinutes: 180 })] };
    const hasEnded = (now: string) => timeSheets(long, Date.parse(now))[0]?.hasEnded;
    expect([hasEnded('2026-12-05T18:59:00Z'), hasEnded('2026-12-05T19:01:00Z')]).toEqual([false, true]);
  });

  it.each([
    ['nora', ['n']],
    ['8w3n-7', ['t']],
    ['HT 4QX9', ['n']],
    ['nobody', []],
  ])('finds %j', (words, found) => {
    expect(findParties(day, words).map(({ bookingId }) => bookingId)).toEqual(found);
  });
});

it('knows a closed day: no start, or each start closed', () => {
  const start = timeOf('2026-12-05T16:00:00Z');
  const isClosed = (...times: readonly DoorTime[]) => isClosedDay({ times });
  expect([isClosed(), isClosed({ ...start, closed: true })]).toEqual([true, true]);
  expect(isClosed(start, { ...start, closed: true })).toBe(false);
});

describe('a party at the door', () => {
  const party = { ...sampleParty, name: 'José Muñoz-O’Brien', confirmationCode: 'HT-RFFG-J9RM' };
  const full: Day = { ...sampleDay, parties: [party] };

  it.each(['munoz', 'JOSÉ', "o'brien", 'obrien jose', 'Muñoz O’Brien', 'fg-j9', 'FGJ9', 'ht rffg'])(
    'is found by “%s”, offline too',
    (words) => expect(findParties(full, words)).toEqual([party]),
  );

  it.each(['-', '%', '’', '- -', 'munoz ada'])('is not found by “%s”', (words) => {
    expect(findParties(full, words)).toEqual([]);
  });
});
