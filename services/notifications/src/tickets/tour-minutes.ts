/** The default length of a visit, in minutes. */
export const USUAL_MINUTES = 120;

const LONGEST_MINUTES = 12 * 60;
const LENGTH = /(\d+(?:\.\d+)?)(?:\s*(?:-|–|to)\s*(\d+(?:\.\d+)?))?\s*(h|m)/gi;

/**
 * The length of a tour in minutes, parsed from its duration, e.g. `90 minutes` or `1 hour 30 minutes`. A range counts as
 * its longer end, so that the calendar blocks enough time. `USUAL_MINUTES` when the text has no sensible length.
 */
export function tourMinutes(duration: string | null): number {
  let minutes = 0;
  for (const [, shorter, longer, unit] of (duration ?? '').matchAll(LENGTH)) {
    minutes += Number(longer ?? shorter) * (unit?.toLowerCase() === 'h' ? 60 : 1);
  }
  return minutes > 0 && minutes <= LONGEST_MINUTES ? Math.round(minutes) : USUAL_MINUTES;
}
