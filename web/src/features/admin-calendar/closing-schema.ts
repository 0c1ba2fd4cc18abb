import { dateAfter, isDate, venueInstant, venueToday } from '../../lib/venue-dates.js';
import { z } from '../../lib/zod.js';

/** Common reasons to close. */
export const reasons = ['Ice storm', 'Power or water', 'Private event'];

/** The form that closes a day; the server checks the rest. */
export const closing = z.object({
  date: z.string().refine(isDate, 'Please choose a day'),
  until: z.string().transform((text) => text || null),
  times: z.array(z.string()).transform((times) => (times.length === 0 ? null : times)),
  reason: z.string(),
  deadline: z.string().transform((shown) => (shown === '' ? null : venueInstant(shown))),
  message: z.string().trim(),
  policy: z.enum(['refund', 'move', 'keep']),
  /** The number of parties. */
  confirmed: z.string(),
});

export type TypedClosing = z.input<typeof closing>;

/** The form as it opens: parties can answer until noon of the day before, if that is to come. */
export function openClosing(date: string): TypedClosing {
  const noon = `${dateAfter(date, -1)}T12:00`;
  const isToCome = date > venueToday() && venueInstant(noon) > new Date().toISOString();
  return {
    ...{ date, until: '', times: [], reason: reasons[0] ?? '', deadline: isToCome ? noon : '', message: '' },
    ...{ policy: 'refund', confirmed: '' },
  };
}
