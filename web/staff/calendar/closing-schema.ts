import { linesField } from '../../kit/lib/typed-text.js';
import { dateAfter, isDate, venueInstant, venueToday } from '../../kit/lib/venue-dates.js';
import { z } from '../../kit/lib/zod.js';
import { USUAL_REASONS } from '../forms/reason-field.js';
import { spanishField } from '../forms/spanish-field.js';

/** When a banner appears on every page. Calendar and hours show the closure at once. */
export const banners = [
  ['now', 'From now on'],
  ['week', 'One week before'],
  ['three', 'Three days before'],
  ['day', 'On the day itself'],
  ['none', 'No banner'],
] as const;
export type Banner = (typeof banners)[number][0];

/** The banner's fields of the mutation, for a day. */
export function bannerOf(banner: Banner, date: string): { noticeFrom: string | null; withoutNotice: boolean } {
  const days = { week: 7, three: 3, day: 0 } as const;
  const noticeFrom = banner === 'now' || banner === 'none' ? null : dateAfter(date, -days[banner]);
  return { noticeFrom, withoutNotice: banner === 'none' };
}

/** The form that closes a day. The server checks the rest. */
export const closing = z.object({
  date: z.string().refine(isDate, 'Please choose a day'),
  until: z.string().transform((text) => text || null),
  times: z.array(z.string()).transform((times) => (times.length === 0 ? null : times)),
  reason: z.string(),
  deadline: z.string().transform((shown) => (shown === '' ? null : venueInstant(shown))),
  message: linesField(),
  messageEs: spanishField('The message', 1000, linesField()),
  policy: z.enum(['refund', 'move', 'keep']),
  banner: z.enum(banners.map(([value]) => value)),
  /** The typed number of parties. */
  confirmed: z.string(),
});

export type TypedClosing = z.input<typeof closing>;

/** By default, parties can answer until noon of the day before, if that is still to come. */
export function openClosing(date: string): TypedClosing {
  const noon = `${dateAfter(date, -1)}T12:00`;
  const isToCome = date > venueToday() && venueInstant(noon) > new Date().toISOString();
  return {
    ...{ date, until: '', times: [], reason: USUAL_REASONS.closing[0], deadline: isToCome ? noon : '' },
    ...{
      message: '',
      messageEs: '',
      policy: 'refund',
      confirmed: '',
      banner: date > dateAfter(venueToday(), 3) ? 'three' : 'now',
    },
  };
}
