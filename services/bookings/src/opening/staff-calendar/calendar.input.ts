import { MAX_CAPACITY, MAX_GUIDES } from '@hilltop/contracts/house/bounds';
import { TOUR_TYPES } from '@hilltop/contracts/tour-types';
import { isUuid } from '@hilltop/platform/outcome/uuid';
import { dateField, instantField } from '@hilltop/platform/values/calendar-date';
import { inSpanish, lineField, linesField } from '@hilltop/platform/values/typed-text';
import { z } from 'zod';
import { NOTICE_LEVELS } from '../calendar/calendar-data.js';
import { storedTime } from '../schedule/start-times.js';

/** Cached availability expires on the quarter hour, and no clock change falls between these times. */
const [EARLIEST, LATEST] = ['06:00', '22:00'];
const MAX_STARTS = 24;

export const timeField = z.string().transform((text, context) => {
  const time = storedTime(text);
  if (time !== undefined) return time;
  context.addIssue({
    code: 'custom',
    message: `“${text.trim().slice(0, 20)}” is not a time: please write one such as 10:00 AM`,
  });
  return z.NEVER;
});

const startField = timeField.refine(
  (time) => EARLIEST <= time && time <= LATEST && ['00', '15', '30', '45'].includes(time.slice(3)),
  'Tours start on the quarter hour, from 6:00 AM to 10:00 PM',
);

const startsField = z
  .array(startField)
  .max(MAX_STARTS, `A day can have at most ${MAX_STARTS} start times`)
  .transform((times) => [...new Set(times)].sort());

export const noteField = lineField()
  .max(200, 'The note can have at most 200 characters')
  .nullish()
  .transform((note) => note ?? '');

const keepBookings = z
  .boolean()
  .nullish()
  .transform((keep) => keep ?? false);

export const changeHoursInput = z
  .object({
    from: dateField,
    until: dateField.nullish().transform((until) => until ?? null),
    weekdays: z
      .array(
        z.int().min(1, 'Weekdays are 1 for Monday to 7 for Sunday').max(7, 'Weekdays are 1 for Monday to 7 for Sunday'),
      )
      .min(1, 'Please choose a day of the week')
      .transform((days) => [...new Set(days)].sort()),
    starts: startsField,
    keepBookings,
  })
  .refine(({ from, until }) => until === null || from <= until, {
    path: ['until'],
    message: 'The last day must not be before the first',
  });

export const changeDayInput = z.object({
  date: dateField,
  /** Null for the usual times. */
  starts: startsField.nullish().transform((starts) => starts ?? null),
  note: noteField,
  noteEs: inSpanish('The note', 200),
  keepBookings,
});

export const noticeInput = z
  .object({
    text: linesField().min(1, 'Please write a text for visitors').max(300, 'A notice can have at most 300 characters'),
    textEs: inSpanish('The text', 300, linesField()).transform((text) => text ?? null),
    level: z.enum(NOTICE_LEVELS, 'The level must be info or warning'),
    from: instantField,
    until: instantField.nullish().transform((until) => until ?? null),
  })
  .refine(({ from, until }) => until === null || from < until, {
    path: ['until'],
    message: 'The end must be after the start',
  });

const time = { tourType: z.enum(TOUR_TYPES), date: dateField, time: timeField };

export const changeCapacityInput = z.object({
  ...time,
  capacity: z
    .int()
    .min(0, 'Seats must be 0 or more')
    .max(MAX_CAPACITY, `A time can have at most ${MAX_CAPACITY} seats`),
});

const accountId = z.string().refine(isUuid, 'This is not the id of an account').toLowerCase();

export const assignGuideInput = z
  .object({
    ...time,
    guideId: accountId.nullish(),
    guideIds: z
      .array(accountId)
      .max(MAX_GUIDES, `A time has at most ${MAX_GUIDES} guides`)
      .refine((ids) => new Set(ids).size === ids.length, 'Please name each guide once')
      .nullish(),
  })
  .transform(({ guideId, guideIds, ...rest }) => ({ ...rest, guideIds: guideIds ?? (guideId ? [guideId] : []) }));

export type HoursChange = z.output<typeof changeHoursInput>;
export type DayChange = z.output<typeof changeDayInput>;
export type NoticeDraft = z.output<typeof noticeInput>;
export type CapacityChange = z.output<typeof changeCapacityInput>;
export type GuideAssignment = z.output<typeof assignGuideInput>;
