import { countDays, dateField, parseDate } from '@hilltop/platform/values/calendar-date';
import { emailField } from '@hilltop/platform/values/typed-email';
import { isReadable } from '@hilltop/platform/values/typed-text';
import { z } from 'zod';
import { sessionIdField } from '../../carts/cart.input.js';
import { messageField, nameField, wholeDollars } from '../../vouchers/voucher.fields.js';

const MOST_DAYS = 365;

/** See product.md §20. */
export const cartVoucherInput = z.object({
  sessionId: sessionIdField,
  amount: wholeDollars(10, 500),
  recipientName: nameField('The name of the recipient')
    .min(1, 'The name of the recipient is required')
    .refine(isReadable, 'The name has no letters'),
  recipientEmail: emailField,
  fromName: nameField('Your name').min(1, 'Your name is required').refine(isReadable, 'The name has no letters'),
  message: messageField,
  sendOn: dateField.nullish().transform((day) => day ?? null),
});

/** The fault of the day on which a voucher is mailed. @param today the venue's date */
export function wrongDay(sendOn: string | null, today: string): string | undefined {
  const [first, day] = [parseDate(today), sendOn === null ? undefined : parseDate(sendOn)];
  if (!first || !day) return undefined;
  const days = countDays(first, day);
  if (days < 1) return 'This day has passed. Choose today or a later day';
  return days > MOST_DAYS + 1 ? 'The day can be at most a year ahead' : undefined;
}
