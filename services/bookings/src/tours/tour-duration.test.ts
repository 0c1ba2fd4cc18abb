import { runWithCorrelation } from '@hilltop/platform/logging/correlation';
import { describe, expect, it } from '@jest/globals';
import { durationWords, minutesInWords } from './tour-duration.js';

describe('the length of a tour', () => {
  it.each([
    [1, '1 minute'],
    [45, '45 minutes'],
    [60, '1 hour'],
    [90, '90 minutes'],
    [120, '2 hours'],
    [150, '2 hours 30 minutes'],
    [181, '3 hours 1 minute'],
  ])('of %i minutes reads %s, and means the same when it is typed', (minutes, words) => {
    expect([durationWords(minutes), minutesInWords(words)]).toEqual([words, minutes]);
  });

  it('is said in the language of the request', () => {
    const inSpanish = runWithCorrelation('one', () => [1, 60, 90, 150].map(durationWords), 'es');
    expect(inSpanish).toEqual(['1 minuto', '1 hora', '90 minutos', '2 horas 30 minutos']);
  });

  it.each([
    ['90 min', 90],
    ['1.5 hours', 90],
    ['1 hour 30 minutes', 90],
    ['1h30m', 90],
    ['2 to 3 hours', 180],
    ['45-60 minutes', 60],
  ])('%s is %i minutes', (words, minutes) => expect(minutesInWords(words)).toBe(minutes));

  it.each(['', 'half a day', 'as long as you like', '0 minutes', '90000 hours'])('%p is none', (words) =>
    expect(minutesInWords(words)).toBeUndefined(),
  );
});
