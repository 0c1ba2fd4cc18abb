import { amountField } from '@hilltop/platform/values/amount-field';
import { lineField, linesField } from '@hilltop/platform/values/typed-text';
import { z } from 'zod';

/** Whole US dollars, read as cents. */
export const wholeDollars = (least: number, most: number) =>
  amountField('Amount', '50', { least: least * 100, most: most * 100 }).refine((cents) => cents % 100 === 0, {
    message: 'Amount must be whole dollars',
  });

/** @param what as messages begin */
export const nameField = (what: string) => lineField().max(100, `${what} can have at most 100 characters`);

export const messageField = linesField()
  .max(300, 'Message can have at most 300 characters')
  .nullish()
  .transform((message) => message ?? '');

export const codeField = z.string().max(100, 'This is not a code');

export const reasonField = lineField().min(1, 'Please say why').max(300, 'Reason can have at most 300 characters');

export const changeVoucherInput = z.object({ id: z.string(), reason: reasonField });
