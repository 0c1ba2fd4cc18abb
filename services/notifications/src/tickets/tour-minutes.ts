/** How long a visit takes when nobody says otherwise, in minutes: about two hours. */
export const USUAL_MINUTES = 120;

const LONGEST_MINUTES = 12 * 60;
const LENGTH = /(\d+(?:\.\d+)?)(?:\s*(?:-|–|to)\s*(\d+(?:\.\d+)?))?\s*(h|m)/gi;

/**
 * The minutes that a tour's duration names, e.g. `90 minutes`, `1 hour 30 minutes`; of `2 to 3 hours` the longer, so that a
 * calendar keeps enough of the day. `USUAL_MINUTES` when the words name no sensible length.
 */
export function tourMinutes(duration: string | null): number {
  let minutes = 0;
  for (const [, shorter, longer, unit] of (duration ?? '').matchAll(LENGTH)) {
    minutes += Number(longer ?? shorter) * (unit?.toLowerCase() === 'h' ? 60 : 1);
  }
  return minutes > 0 && minutes <= LONGEST_MINUTES ? Math.round(minutes) : USUAL_MINUTES;
}
