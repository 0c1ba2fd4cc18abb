import { countDays, dateField, instantField, parseDate } from '@hilltop/platform/values/calendar-date';
import { inSpanish, lineField, linesField } from '@hilltop/platform/values/typed-text';
import { z } from 'zod';
import { timeField } from '../../staff-calendar/calendar.input.js';
import { CLOSURE_POLICIES } from '../closure.js';

/** Longest closure, in days. */
const MAX_DAYS = 366;

const span = {
  date: dateField,
  until: dateField.nullish(),
  times: z.array(timeField).min(1, 'Please choose a time').nullish(),
};

interface Span {
  readonly date: string;
  readonly until?: string | null | undefined;
}

const ordered = { path: ['until'], message: 'The last day must not be before the first' };
const late = { path: ['noticeFrom'], message: 'The notice must begin on the first closed day or before' };
const short = { path: ['until'], message: `At most ${MAX_DAYS} days can be closed at once` };

/** Undefined without two dates. */
function daysOf({ date, until }: Span): number | undefined {
  const [first, last] = [parseDate(date), parseDate(until ?? date)];
  return first && last && countDays(first, last);
}

export const closureSpanInput = z
  .object(span)
  .refine((given) => (daysOf(given) ?? 1) >= 1, ordered)
  .refine((given) => (daysOf(given) ?? 1) <= MAX_DAYS, short)
  .transform(({ date, until, times }) => ({ from: date, until: until ?? date, times: times ?? null }));

export const closeDayInput = z
  .object({
    ...span,
    reason: lineField()
      .min(3, 'Please give a reason in a few words')
      .max(120, 'The reason can have at most 120 characters'),
    message: linesField()
      .min(1, 'Please write a message to the guests')
      .max(1_000, 'The message can have at most 1000 characters'),
    messageEs: inSpanish('The message', 1_000, linesField()).transform((text) => text ?? null),
    deadline: instantField.nullish(),
    policy: z
      .enum(CLOSURE_POLICIES, 'The policy must be refund, move or keep')
      .nullish()
      .transform((policy) => policy ?? 'refund'),
    noticeFrom: dateField.nullish().transform((date) => date ?? null),
    withoutNotice: z
      .boolean()
      .nullish()
      .transform((without) => without ?? false),
    onlyIfEmpty: z
      .boolean()
      .nullish()
      .transform((only) => only ?? false),
  })
  .refine((given) => (daysOf(given) ?? 1) >= 1, ordered)
  .refine((given) => (daysOf(given) ?? 1) <= MAX_DAYS, short)
  .refine(({ noticeFrom, date }) => noticeFrom === null || noticeFrom <= date, late)
  .transform(({ date, until, times, deadline, ...rest }) => ({
    ...rest,
    from: date,
    until: until ?? date,
    times: times ?? null,
    deadline: deadline ? new Date(deadline) : null,
  }));

export type CloseDayRequest = z.output<typeof closeDayInput>;
