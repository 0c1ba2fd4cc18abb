import { z } from 'zod';
import { parseDate } from '../../schedule/venue-clock.js';
import { PHONE_VERDICTS } from './scan.entity.js';

export const MOST_SCANS = 200;
const DAY_MS = 86_400_000;
const count = z.int().min(0).max(2_147_483_647);

/** One scan. It cannot be corrected on an offline phone, so it is validated as little as possible. */
export const scanInput = z.object({
  id: z.uuid('This is not the id of a scan').toLowerCase(),
  deviceId: z.string().min(1, 'The phone has no name').max(64, 'The name of the phone is too long'),
  sequence: count,
  date: z.string().refine((text) => parseDate(text) !== undefined, 'Please write the date YYYY-MM-DD'),
  bookingId: z.uuid().toLowerCase().nullish().catch(null),
  revision: count.nullish().catch(null),
  people: z.int().min(0).max(100, 'At most 100 people can come with one ticket'),
  verdict: z.enum(PHONE_VERDICTS),
  overridden: z.boolean(),
  reason: z
    .string()
    .transform((text) => text.slice(0, 500))
    .nullish(),
  deviceTime: z.iso.datetime({ offset: true, error: 'Please write the time in ISO 8601' }),
  clockOffsetMs: z.int().transform((offset) => Math.max(-DAY_MS, Math.min(DAY_MS, offset))),
  madeFrom: z
    .string()
    .transform((text) => text.slice(0, 64))
    .nullish(),
});

export type ScanRequest = z.output<typeof scanInput>;
