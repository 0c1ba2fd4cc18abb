import { MAX_GROUP_PARTS, MAX_PART_SIZE } from '@hilltop/contracts/house/bounds';
import { dateField } from '@hilltop/platform/values/calendar-date';
import { lineField } from '@hilltop/platform/values/typed-text';
import { z } from 'zod';
import { storedTime } from '../opening/schedule/start-times.js';

/** Characters. */
const NAME_LENGTH = 100;

const count = (what: string) => z.int(`The number of ${what} must be a whole number`).min(0).max(MAX_PART_SIZE);

const part = z
  .object({
    tourDate: dateField,
    tourTime: z.string().refine((text) => storedTime(text) !== undefined, { message: 'Please choose a time' }),
    pupils: count('pupils'),
    adults: count('adults'),
    ownStart: z.boolean(),
  })
  .refine(({ pupils, adults }) => pupils + adults >= 1 && pupils + adults <= MAX_PART_SIZE, {
    message: `A part has 1 to ${MAX_PART_SIZE} people`,
  });

const parts = z
  .array(part)
  .min(1, 'Please name a start')
  .max(MAX_GROUP_PARTS, `A group has at most ${MAX_GROUP_PARTS} parts`)
  .refine((all) => new Set(all.map((one) => `${one.tourDate} ${storedTime(one.tourTime)}`)).size === all.length, {
    message: 'Please name each start once',
  });

const moment = z.iso.datetime({ offset: true }).transform((text) => new Date(text));

/** Whose seats, and which of its requests it is. */
export const groupInput = z.object({
  id: z.uuid('The id of a group must be a UUID').toLowerCase(),
  number: lineField().min(1, 'Please name the group').max(20),
  revision: z.int().min(0, 'The revision must be 0 or more'),
  peoplePerGuide: z.int().min(1, 'A guide leads 1 person or more').max(40, 'A guide leads at most 40 people'),
});

const groupNameField = lineField().min(1, 'Please name the organization').max(NAME_LENGTH);

const visit = { tourId: z.uuid('This tour does not exist'), parts };

export const holdGroupInput = z.object({ ...visit, heldUntil: moment });

export const changeGroupInput = z.object({
  ...visit,
  name: groupNameField,
  heldUntil: moment.nullish().transform((until) => until ?? null),
});

export const bookGroupInput = z.object({
  name: groupNameField,
  holdIds: z.array(z.uuid('The id of a hold must be a UUID').toLowerCase()).min(1).max(MAX_GROUP_PARTS),
});

export type GroupRequest = z.output<typeof groupInput>;
export type AskedPart = z.output<typeof part>;
export type HoldGroupRequest = z.output<typeof holdGroupInput>;
export type BookGroupRequest = z.output<typeof bookGroupInput>;
export type ChangeGroupRequest = z.output<typeof changeGroupInput>;
