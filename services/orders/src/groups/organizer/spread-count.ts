import type { QuotedPart } from '../group-quote.entity.js';
import type { GroupDay } from '../group-seats.js';
import type { People } from '../price-group.js';
import type { GroupQuoteRequest } from '../quote/group-quote.input.js';
import { spreadParts } from '../quote/spread-parts.js';

const keyOf = ({ tourDate, tourTime }: QuotedPart): string => `${tourDate} ${tourTime}`;

/** Another count at the starts that a group has. One of its own has no seat more. @param days their days, as bookings has them now */
export function spreadCount(
  people: People,
  parts: readonly QuotedPart[],
  days: ReadonlyMap<string, GroupDay | null>,
): { readonly parts: GroupQuoteRequest['parts']; readonly missing: number } {
  const starts = parts.map((part) => {
    const start = days.get(part.tourDate)?.starts.find(({ time }) => time === part.tourTime);
    const more = part.ownStart ? 0 : (start?.seatsLeft ?? 0);
    return { tourTime: keyOf(part), remaining: part.pupils + part.adults + more };
  });
  const { parts: spread, missing } = spreadParts(people, starts, starts.length, starts.length);
  const byKey = new Map(spread.map((part) => [part.tourTime, part]));
  const kept = parts.flatMap((part) => {
    const { pupils = 0, adults = 0 } = byKey.get(keyOf(part)) ?? {};
    const { tourDate, tourTime, ownStart } = part;
    return pupils + adults > 0 ? [{ tourDate, tourTime, ownStart, pupils, adults }] : [];
  });
  return { parts: kept, missing };
}
