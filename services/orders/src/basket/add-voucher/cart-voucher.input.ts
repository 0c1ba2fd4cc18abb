import { z } from 'zod';
import { sessionIdField } from '../../carts/cart.input.js';
import { messageField, nameField, recipientEmailField, wholeDollars } from '../../vouchers/voucher.fields.js';

const DAY_MS = 86_400_000;
/** A voucher is mailed within a year. */
const MOST_DAYS = 365;

/** A gift voucher to buy (product.md §20). */
export const cartVoucherInput = z.object({
  sessionId: sessionIdField,
  amount: wholeDollars(10, 500),
  recipientName: nameField('The name of the recipient').min(1, 'The name of the recipient is required'),
  recipientEmail: recipientEmailField,
  fromName: nameField('Your name').min(1, 'Your name is required'),
  message: messageField,
  sendOn: z.iso
    .date('The day must be a date such as 2026-12-24')
    .nullish()
    .transform((day) => day ?? null),
});

/** @param today the venue's date @returns what is wrong with the day on which a voucher is mailed */
export function wrongDay(sendOn: string | null, today: string): string | undefined {
  if (sendOn === null) return undefined;
  if (sendOn < today) return 'The day is over. Choose today or a later one';
  const days = (Date.parse(sendOn) - Date.parse(today)) / DAY_MS;
  return days > MOST_DAYS ? 'The day can be at most a year ahead' : undefined;
}
