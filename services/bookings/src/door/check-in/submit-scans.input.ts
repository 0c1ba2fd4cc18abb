import { isBetween, parseDate } from '@hilltop/platform/values/calendar-date';
import { cleanLine } from '@hilltop/platform/values/typed-text';
import type { Temporal } from 'temporal-polyfill';
import { z } from 'zod';
import type { ScanVerdict } from '../../generated/schema-types.js';
import { BOOKING_WINDOW_MONTHS } from '../../opening/calendar/house-calendar.js';
import { SCANS_KEPT_DAYS } from '../../opening/schedule/own-times.js';

const PHONE_VERDICTS = [
  'ADMIT',
  'CHANGED',
  'CANCELLED',
  'MOVED',
  'NEW',
  'NOT_OURS',
  'CORRECTED',
] as const satisfies readonly ScanVerdict[];

export const MOST_SCANS = 200;
const MOST_PEOPLE = 100;
const LABEL_CHARACTERS = 40;
const DAY_MS = 86_400_000;
const count = z.int().min(0).max(2_147_483_647);

/** An offline phone cannot correct a scan, so it is validated as little as possible. */
export const scanInput = z.object({
  id: z.uuid('This is not the id of a scan').toLowerCase(),
  deviceId: z.string().min(1, 'The phone has no name').max(64, 'The name of the phone is too long'),
  deviceLabel: z
    .string()
    .transform((text) => cleanLine(text).slice(0, LABEL_CHARACTERS) || null)
    .nullish()
    .catch(null),
  sequence: count,
  date: z.string(),
  bookingId: z.uuid().toLowerCase().nullish().catch(null),
  revision: count.nullish().catch(null),
  people: z.int().min(-MOST_PEOPLE).max(MOST_PEOPLE, 'At most 100 people can come with one ticket'),
  verdict: z.enum(PHONE_VERDICTS),
  overridden: z.boolean(),
  reason: z
    .string()
    .transform((text) => cleanLine(text).slice(0, 500))
    .nullish(),
  checkMoney: z
    .boolean()
    .nullish()
    .transform((checkMoney) => checkMoney ?? false),
  deviceTime: z.iso.datetime({ offset: true, error: 'Please write the time in ISO 8601' }),
  clockOffsetMs: z.int().transform((offset) => Math.max(-DAY_MS, Math.min(DAY_MS, offset))),
  madeFrom: z
    .string()
    .transform((text) => text.slice(0, 64))
    .nullish(),
});

/** Not older than scans are kept, and not after the last bookable day. */
export function scanInputOn(today: Temporal.PlainDate) {
  const [first, last] = [
    today.subtract({ days: SCANS_KEPT_DAYS }),
    today.add({ months: BOOKING_WINDOW_MONTHS, days: 1 }),
  ];
  const written = (date: Temporal.PlainDate) => date.toLocaleString('en-US', { dateStyle: 'long' });
  const message = `The day of the scan must be from ${written(first)} to ${written(last)}`;
  const isKept = (text: string) => {
    const date = parseDate(text);
    return date !== undefined && isBetween(date, first, last);
  };
  return scanInput.extend({ date: z.string().refine(isKept, message) }).refine(isWhole, {
    path: ['people'],
    message: 'People are taken out by a correction of their booking, with a reason',
  });
}

/** Only a correction takes people out. */
function isWhole({ verdict, people, bookingId, reason }: z.output<typeof scanInput>): boolean {
  return verdict === 'CORRECTED' ? people < 0 && bookingId != null && (reason ?? '') !== '' : people >= 0;
}

export type ScanRequest = z.output<typeof scanInput>;
