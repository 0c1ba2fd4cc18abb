import { plural, t } from '@lingui/core/macro';
import { spelledNumber, spelledNumberCapitalized } from '../../kit/lib/spelled-number.js';
import { type NamedParty, partyOr } from '../../kit/lib/tickets/ticket-words.js';
import { dayAndMonth, daysFrom, venueToday, weekdayName } from '../../kit/lib/venue-dates.js';

/** The heading of a visit that is over, today or tomorrow: "Tomorrow". @param days until it, at most 1 */
export function nearDay(days: number): string {
  if (days < 0) return t`You were here`;
  return days === 0 ? t`Today` : t`Tomorrow`;
}

/** Days from one date to another; negative when it is past. */
export function daysUntil(date: string, today: string): number {
  return daysFrom(today, date);
}

/** "four guests", "one guest". */
export function guestsInWords(count: number): string {
  const number = spelledNumber(count);
  return plural(count, { one: `${number} guest`, other: `${number} guests` });
}

/** The same for a booking: "four guests", or by types "2 adults, 2 children". */
export function partyInWords(visit: NamedParty): string {
  return partyOr(visit, guestsInWords(visit.guests));
}

/** The heading of a moved visit: "Moved to Sunday". */
export function movedTo(tourDate: string): string {
  const weekday = weekdayName(tourDate);
  return t`Moved to ${weekday}`;
}

export interface Signing {
  readonly startsAt: string;
  readonly waivers: { readonly signed: number; readonly of: number } | null;
}

/** "One waiver is still to sign.", or nothing once all are signed or the tour has begun. */
export function waiversLeft({ startsAt, waivers }: Signing, now: Date): string {
  const left = waivers ? waivers.of - waivers.signed : 0;
  if (left <= 0 || now.toISOString() >= startsAt) return '';
  const number = spelledNumberCapitalized(left);
  return plural(left, { one: `${number} waiver is still to sign.`, other: `${number} waivers are still to sign.` });
}

/** "Signed November 8", "Signed by Ada Marshall, November 9". */
export function signedWords({
  signedBy,
  signedAt,
}: {
  readonly signedBy: string | null;
  readonly signedAt: string;
}): string {
  const date = dayAndMonth(venueToday(new Date(signedAt)));
  return signedBy === null ? t`Signed ${date}` : t`Signed by ${signedBy}, ${date}`;
}
