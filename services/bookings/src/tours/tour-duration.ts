import { MAX_DURATION_MINUTES } from '@hilltop/contracts/house/bounds';
import { texts } from '../texts.en.js';

const LENGTH = /(\d+(?:\.\d+)?)(?:\s*(?:-|–|to)\s*(\d+(?:\.\d+)?))?\s*(h|m)/gi;

/** `45 minutes`, `1 hour`, `90 minutes`, `2 hours 30 minutes`. */
export function durationWords(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0 || (hours === 1 && rest > 0)) return texts().minutes(minutes);
  return [texts().hours(hours), ...(rest > 0 ? [texts().minutes(rest)] : [])].join(' ');
}

/** `90 minutes`, `1.5 hours`, `1 hour 30 minutes`; of a range, the longer end. Undefined for anything else. */
export function minutesInWords(words: string): number | undefined {
  let minutes = 0;
  for (const [, shorter, longer, unit] of words.matchAll(LENGTH)) {
    minutes += Number(longer ?? shorter) * (unit?.toLowerCase() === 'h' ? 60 : 1);
  }
  const whole = Math.round(minutes);
  return whole >= 1 && whole <= MAX_DURATION_MINUTES ? whole : undefined;
}
