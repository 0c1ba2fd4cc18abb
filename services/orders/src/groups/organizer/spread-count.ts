import type { QuotedPart } from '../group-quote.entity.js';
import type { GroupDay } from '../group-seats.js';
import type { People } from '../price-group.js';
import type { GroupQuoteRequest } from '../quote/group-quote.input.js';
import { type OpenStart, spreadParts } from '../quote/spread-parts.js';

interface SpreadGroup {
  readonly parts: GroupQuoteRequest['parts'];
  /** People without a seat. */
  readonly missing: number;
}

const keyOf = ({ tourDate, tourTime }: Pick<QuotedPart, 'tourDate' | 'tourTime'>): string => `${tourDate} ${tourTime}`;

/** Another count at the starts that a group has. One of its own has no seat more. @param days their days, as bookings has them now */
export function spreadCount(
  people: People,
  parts: readonly QuotedPart[],
  days: ReadonlyMap<string, GroupDay | null>,
): SpreadGroup {
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

/** What a day has for a group that has some of its seats already. */
export function roomForGroup(day: string, { starts }: GroupDay, parts: readonly QuotedPart[]) {
  const has = new Map(parts.map((part) => [keyOf(part), part.pupils + part.adults]));
  return starts.map(({ time: tourTime, startsAt, capacity, seatsLeft }) => {
    const own = has.get(keyOf({ tourDate: day, tourTime })) ?? 0;
    return { tourTime, startsAt, capacity, remaining: seatsLeft + own };
  });
}

/** The same people on another day: at the chosen starts, or at as few as they fit in. */
export function spreadOverDay(
  people: People,
  day: string,
  starts: readonly OpenStart[],
  { times, most }: { readonly times: readonly string[] | null; readonly most: number },
): SpreadGroup {
  const chosen = times && starts.filter(({ tourTime }) => times.includes(tourTime));
  const spread = chosen ? spreadParts(people, chosen, chosen.length, chosen.length) : spreadParts(people, starts, most);
  const parts = spread.parts.filter(({ pupils, adults }) => pupils + adults > 0);
  return { parts: parts.map((part) => ({ ...part, tourDate: day, ownStart: false })), missing: spread.missing };
}
