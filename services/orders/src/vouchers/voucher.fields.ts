import { amountField } from '@hilltop/platform/values/amount-field';
import { lineField, linesField } from '@hilltop/platform/values/typed-text';
import { z } from 'zod';
import { faults, type NamedField } from '../faults.en.js';

/** Whole US dollars, read as cents. */
export const wholeDollars = (least: number, most: number) =>
  amountField('Amount', '50', { least: least * 100, most: most * 100 }).refine(
    (cents) => cents % 100 === 0,
    faults.wholeDollars,
  );

export const nameField = (name: NamedField) => lineField().max(100, faults.long(name, 100));

export const messageField = linesField()
  .max(300, faults.long('giftMessage', 300))
  .nullish()
  .transform((message) => message ?? '');

export const codeField = z.string().max(100, faults.notACode);

export const reasonField = lineField().min(1, 'Please say why').max(300, 'Reason can have at most 300 characters');

export const changeVoucherInput = z.object({ id: z.string(), reason: reasonField });
