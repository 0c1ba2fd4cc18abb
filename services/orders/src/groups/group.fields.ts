import { dateField, writtenDate } from '@hilltop/platform/values/calendar-date';
import { lineField, linesField } from '@hilltop/platform/values/typed-text';
import { z } from 'zod';

export const wholePeople = (what: string) => z.int(`The number of ${what} must be a whole number`).min(0).max(1_000);

/** Days that a group can ask for, or move to, YYYY-MM-DD. */
export interface OfferedDays {
  readonly first: string;
  readonly last: string;
}

export const dayOfGroup = ({ first, last }: OfferedDays) =>
  dateField
    .refine((date) => date >= first, `Groups come from ${writtenDate(first)} on. For an earlier day, please call us`)
    .refine((date) => date <= last, 'Groups come within twelve months');

/** Where bills go. */
export const addressField = linesField()
  .max(300, 'An address can have at most 300 characters')
  .refine((text) => text.split('\n').length <= 6, 'An address can have at most 6 lines');

export const words = (what: string, most: number) =>
  lineField().min(1, `${what} is required`).max(most, `${what} can have at most ${most} characters`);

export const optionalWords = (what: string, most: number) =>
  linesField()
    .max(most, `${what} can have at most ${most} characters`)
    .nullish()
    .transform((text) => text || null);
