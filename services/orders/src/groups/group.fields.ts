import { dateField } from '@hilltop/platform/values/calendar-date';
import { lineField, linesField } from '@hilltop/platform/values/typed-text';
import { z } from 'zod';
import { faults, type NamedField } from '../faults.en.js';

export const wholePeople = (who: 'pupils' | 'adults') => z.int(faults.wholePeople(who)).min(0).max(1_000);

/** Days that a group can ask for, or move to, YYYY-MM-DD. */
export interface OfferedDays {
  readonly first: string;
  readonly last: string;
}

export const dayOfGroup = ({ first, last }: OfferedDays) =>
  dateField
    .refine((date) => date >= first, faults.earlyForGroup(first))
    .refine((date) => date <= last, faults.lateForGroup);

/** Where bills go. */
export const addressField = linesField()
  .max(300, faults.long('billAddress', 300))
  .refine((text) => text.split('\n').length <= 6, faults.longAddress(6));

export const words = (name: NamedField, most: number) =>
  lineField().min(1, faults.required(name)).max(most, faults.long(name, most));

export const optionalWords = (name: NamedField, most: number) =>
  linesField()
    .max(most, faults.long(name, most))
    .nullish()
    .transform((text) => text || null);
