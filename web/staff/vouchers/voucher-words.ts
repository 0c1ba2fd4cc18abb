import type { StaffVoucherFieldsFragment } from '../../generated/staff-operations.js';
import { toCents } from '../../kit/lib/money.js';
import { dayAndMonth, venueToday } from '../../kit/lib/venue-dates.js';

export type StaffVoucher = StaffVoucherFieldsFragment;

/** Smaller rests are paid out at the desk, US cents. */
const CASHABLE_BELOW = 250;

export function stateOf({ status, left, deliverAt, sentAt }: StaffVoucher): {
  readonly tone: 'good' | 'bad' | 'waiting';
  readonly label: string;
} {
  const cents = toCents(left);
  if (status === 'blocked') return { tone: 'bad', label: 'Blocked' };
  if (cents === 0) return { tone: 'waiting', label: 'Used up' };
  if (deliverAt !== null && sentAt === null) return { tone: 'waiting', label: 'Not sent yet' };
  if (cents < CASHABLE_BELOW) return { tone: 'good', label: 'Under $2.50, may be paid out' };
  return { tone: 'good', label: 'In use' };
}

/** "Bought, order A7", "Issued: the bus broke down" */
export function whereFrom({ kind, orderNumber, reason, deliverAt, sentAt }: StaffVoucher): string {
  if (kind === 'goodwill') return reason === null ? 'Issued' : `Issued: ${reason}`;
  const from = kind === 'credit' ? 'Kept as credit' : 'Bought';
  const order = orderNumber === null ? '' : `, order ${orderNumber}`;
  const sends = deliverAt !== null && sentAt === null ? `, sends ${dayAndMonth(venueToday(new Date(deliverAt)))}` : '';
  return `${from}${order}${sends}`;
}

export const causeWords: Readonly<Record<StaffVoucher['entries'][number]['cause'], string>> = {
  issued: 'Issued',
  held: 'Held for a purchase',
  released: 'Put back',
  redeemed: 'Purchase made',
  returned: 'Refund',
  cashed: 'Paid out',
  voided: 'Purchase canceled',
};

/** Whether somebody paid for it, and there is a rest to refund. */
export function canRefund({ kind, orderNumber, left }: StaffVoucher): boolean {
  return kind === 'gift' && orderNumber !== null && toCents(left) > 0;
}
