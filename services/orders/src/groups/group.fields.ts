import { lineField, linesField } from '@hilltop/platform/values/typed-text';
import { z } from 'zod';

export const wholePeople = (what: string) => z.int(`The number of ${what} must be a whole number`).min(0).max(1_000);

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
