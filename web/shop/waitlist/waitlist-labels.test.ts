import { describe, expect, it } from '@jest/globals';
import { heldInWords, partiesInWords, takeButton, timeFacts, timesInWords } from './waitlist-labels.js';

describe('waiting list labels', () => {
  it('group times by day', () => {
    const times = [
      { tourDate: '2026-12-12', tourTime: '10:00 AM' },
      { tourDate: '2026-12-12', tourTime: '1:00 PM' },
      { tourDate: '2026-12-13', tourTime: '9:00 AM' },
    ];
    expect(timesInWords(times)).toBe('Saturday, December 12, at 10:00 AM or 1:00 PM; Sunday, December 13, at 9:00 AM');
  });

  it('list the times on a ticket: of one date, or a row for each', () => {
    const [one, other] = [
      { tourDate: '2026-12-12', tourTime: '10:00 AM' },
      { tourDate: '2026-12-13', tourTime: '9:00 AM' },
    ] as const;
    expect(timeFacts([one, { ...one, tourTime: '1:00 PM' }])).toEqual([
      { term: 'Date', value: 'Saturday, December 12' },
      { term: 'Times', value: '10:00 AM or 1:00 PM' },
    ]);
    expect(timeFacts([one, other]).map(({ value }) => value)).toEqual(['10:00 AM', '9:00 AM']);
  });

  it('do not list all times of a whole day', () => {
    const times = [9, 10, 11, 12, 1].map((hour) => ({ tourDate: '2026-12-13', tourTime: `${hour}:00` }));
    expect(timesInWords(times)).toBe('Sunday, December 13, at any of five times');
  });

  it('count one and many', () => {
    expect([partiesInWords(0), partiesInWords(1), partiesInWords(2)]).toEqual(['Nobody', 'One party', 'Two parties']);
    expect([takeButton(1, '$25.00'), takeButton(4, '$100.00')]).toEqual([
      'Take the seat, $25.00',
      'Take the four seats, $100.00',
    ]);
    const time = { tourDate: '2026-12-12', tourTime: '10:00 AM' };
    expect([heldInWords(time, 20), heldInWords(time, 1450)]).toEqual([
      'Saturday, December 12, at 10:00 AM. Nobody else can take them for the next minute.',
      'Saturday, December 12, at 10:00 AM. Nobody else can take them for the next 25 minutes.',
    ]);
  });
});
