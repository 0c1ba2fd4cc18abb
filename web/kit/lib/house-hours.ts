import { t } from '@lingui/core/macro';
import type { ChangeRule } from '../../../services/shared/contracts/src/house/change-rule.js';
import { sentences } from './sentences.js';
import type { SiteContent } from './site-content.js';
import { capitalized } from './spelled-number.js';
import { longDate } from './venue-dates.js';
import { daysText, startsText, type WeekdayHours, weekGroups } from './week-line.js';

/** A date, YYYY-MM-DD, that differs from its weekday's hours. */
export interface SpecialDay {
  readonly date: string;
  readonly closed: boolean;
  readonly starts: readonly string[];
  readonly note: string;
}

/** Today at the house, as of the last quarter hour. Dates are YYYY-MM-DD, at the venue. */
export interface OpeningToday {
  readonly date: string;
  /** All start times of today; empty on a closed day. */
  readonly starts: readonly string[];
  readonly note: string;
  /** Null when no tour can be booked. */
  readonly next?: { readonly date: string; readonly time: string } | null;
}

/** Calendar and content of the house, as `GET /api/calendar` and `GET /api/content` return them. */
export interface House {
  readonly week: readonly WeekdayHours[];
  readonly specialDays: readonly SpecialDay[];
  readonly notices: readonly { readonly id: string; readonly text: string; readonly level: 'info' | 'warning' }[];
  readonly today?: OpeningToday;
  readonly changeRules?: ChangeRule;
  /** Whether a restaurant delivers to large parties. */
  readonly offersFood?: boolean;
  /** Undefined if unknown: the site then uses its built-in content. */
  readonly content?: SiteContent;
}

/** Appointments by phone (product.md §9, §10): Monday to Saturday. */
const phoneDays: readonly number[] = [1, 2, 3, 4, 5, 6];

export const byPhone = t`Tours by appointment only, Monday to Saturday: call to schedule`;

export interface HoursFact {
  readonly term: string;
  readonly value: string;
}

const everyWeekday = [t`Mondays`, t`Tuesdays`, t`Wednesdays`, t`Thursdays`, t`Fridays`, t`Saturdays`, t`Sundays`];

/** What is booked online and what by phone, and every day on which only one is possible. @param week undefined: unknown */
export function hoursFacts(week: readonly WeekdayHours[] | undefined): readonly HoursFact[] {
  const phone = { term: t({ message: 'By\u00a0phone' }), value: byPhone };
  if (week === undefined) return [phone];
  const online = weekGroups(week).filter(({ starts }) => starts.length > 0);
  const onlineDays = online.flatMap(({ weekdays }) => weekdays);
  const of = (value: string, test: (isOnline: boolean, isByPhone: boolean) => boolean): readonly HoursFact[] => {
    const days = week
      .map(({ weekday }) => weekday)
      .filter((weekday) => test(onlineDays.includes(weekday), phoneDays.includes(weekday)));
    return days.length === 0 ? [] : [{ term: capitalized(daysText(days, everyWeekday)), value }];
  };
  const times = online.map(({ weekdays, starts }) => `${daysText(weekdays)}, ${startsText(starts)}`).join('; ');
  return [
    { term: t`Online`, value: times === '' ? t`Closed for now` : times },
    phone,
    ...of(t`Closed, except for appointments made by phone`, (isOnline, isByPhone) => !isOnline && isByPhone),
    ...of(t`Booked online only`, (isOnline, isByPhone) => isOnline && !isByPhone),
    ...of(t`Closed`, (isOnline, isByPhone) => !(isOnline || isByPhone)),
  ];
}

/** "Saturday, December 5, 2026: closed. Ice on the road." */
export function specialDayText({ date, closed, starts, note }: SpecialDay): string {
  const day = capitalized(longDate(date));
  const times = startsText(starts);
  const hours = closed ? t`${day}: closed.` : sentences([`${day}: ${times}`]);
  return note === '' ? hours : `${hours} ${note}`;
}

/** `1:00 PM` → `13:00` */
export function clockTime(time: string): string {
  const [clock = '', half] = time.split(' ');
  const [hour = 0, minute = ''] = clock.split(':');
  return `${String((Number(hour) % 12) + (half === 'PM' ? 12 : 0)).padStart(2, '0')}:${minute}`;
}

/** `13:00` → `1:00 PM` */
export function shownTime(clock: string): string {
  const [hour = 0, minute = ''] = clock.split(':');
  return `${Number(hour) % 12 || 12}:${minute} ${Number(hour) < 12 ? 'AM' : 'PM'}`;
}
