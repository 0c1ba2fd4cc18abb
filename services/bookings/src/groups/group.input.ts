import { MAX_GROUP_PARTS, MAX_PART_SIZE } from '@hilltop/contracts/house/bounds';
import { dateField } from '@hilltop/platform/values/calendar-date';
import { lineField } from '@hilltop/platform/values/typed-text';
import { z } from 'zod';
import { faults } from '../faults.en.js';
import { storedTime } from '../opening/schedule/start-times.js';

/** Characters. */
const NAME_LENGTH = 100;
const MOST_PER_GUIDE = 40;

const count = (of: 'pupils' | 'adults') => z.int(faults.wholePeople(of)).min(0).max(MAX_PART_SIZE);

const part = z
  .object({
    tourDate: dateField,
    tourTime: z.string().refine((text) => storedTime(text) !== undefined, faults.time),
    pupils: count('pupils'),
    adults: count('adults'),
    ownStart: z.boolean(),
  })
  .refine(
    ({ pupils, adults }) => pupils + adults >= 1 && pupils + adults <= MAX_PART_SIZE,
    faults.partSize(MAX_PART_SIZE),
  );

const parts = z
  .array(part)
  .min(1, faults.noStart)
  .max(MAX_GROUP_PARTS, faults.manyParts(MAX_GROUP_PARTS))
  .refine(
    (all) => new Set(all.map((one) => `${one.tourDate} ${storedTime(one.tourTime)}`)).size === all.length,
    faults.startsOnce,
  );

const moment = z.iso.datetime({ offset: true }).transform((text) => new Date(text));

/** Whose seats, and which of its requests it is. */
export const groupInput = z.object({
  id: z.uuid(faults.groupId).toLowerCase(),
  number: lineField().min(1, faults.groupNumber).max(20),
  revision: z.int().min(0, faults.revision),
  peoplePerGuide: z.int().min(1, faults.fewPerGuide).max(MOST_PER_GUIDE, faults.manyPerGuide(MOST_PER_GUIDE)),
});

const groupNameField = lineField().min(1, faults.organization).max(NAME_LENGTH);

const visit = { tourId: z.uuid(faults.noSuchTour), parts };

export const holdGroupInput = z.object({ ...visit, heldUntil: moment });

export const changeGroupInput = z.object({
  ...visit,
  name: groupNameField,
  heldUntil: moment.nullish().transform((until) => until ?? null),
});

export const bookGroupInput = z.object({
  name: groupNameField,
  holdIds: z.array(z.uuid(faults.holdId).toLowerCase()).min(1).max(MAX_GROUP_PARTS),
});

export type GroupRequest = z.output<typeof groupInput>;
export type AskedPart = z.output<typeof part>;
export type HoldGroupRequest = z.output<typeof holdGroupInput>;
export type BookGroupRequest = z.output<typeof bookGroupInput>;
export type ChangeGroupRequest = z.output<typeof changeGroupInput>;
