import { toAmount, toCents } from '../../kit/lib/money.js';
import { isPaidAtDoor } from '../../kit/lib/paid-at-door.js';
import { takenBack } from '../records/disputes.js';
import type { BookingState } from './booking-words.js';
import { methodWords, paidWithWords, reasonWords, refundWords } from './booking-words.js';

export interface MoneyLine {
  readonly id: string;
  /** UTC, ISO 8601. */
  readonly at: string;
  readonly what: string;
  /** US dollars with a sign, as printed. */
  readonly amount: string;
  readonly state: string;
  readonly tone: 'good' | 'bad' | 'waiting';
}

type Account = Pick<BookingState, 'payments' | 'refunds' | 'totalAmount' | 'createdAt' | 'status' | 'id'> &
  Partial<Pick<BookingState, 'disputes'>>;

const disputeWords = { open: 'The bank decides', won: 'Given to the house again', lost: 'Lost' } as const;
const disputeTones = { open: 'waiting', won: 'good', lost: 'bad' } as const;

/** Every movement of a booking's money, oldest first. An unchanged booking of an older release has no payment row. */
export function moneyLines(booking: Account): readonly MoneyLine[] {
  const { payments, createdAt, totalAmount } = booking;
  const paid = payments?.length ? payments : [{ amount: totalAmount, takenAt: createdAt, method: 'online' as const }];
  const lines: MoneyLine[] = paid.map(({ amount, takenAt, method }, at) => ({
    id: `payment ${at}`,
    at: takenAt,
    what: at === 0 ? 'Booked' : method === 'online' ? 'Charged for a change' : 'Paid at the door',
    amount: `$${amount}`,
    state: amount === '0.00' ? 'Nothing paid' : method === 'online' ? 'Paid' : `Paid ${methodWords[method]}`,
    tone: 'good',
  }));
  for (const { id, amount, status, reason, method, requestedAt } of booking.refunds ?? []) {
    const tone = status === 'settled' ? 'good' : status === 'failed' ? 'bad' : 'waiting';
    const what = `Refund, ${reasonWords[reason]}`;
    const isByHand = isPaidAtDoor({ method }) && status === 'requested';
    const done = method === 'credit' ? 'Kept as a voucher' : refundWords[status];
    const state = isByHand ? `To be refunded ${methodWords[method]}` : done;
    lines.push({ id, at: requestedAt, what, amount: `−$${amount}`, state, tone });
  }
  for (const { id, amount, status, openedAt } of booking.disputes ?? []) {
    const [what, state, tone] = ['Taken back by the bank', disputeWords[status], disputeTones[status]];
    lines.push({ id, at: openedAt, what, amount: `−$${amount}`, state, tone });
  }
  return lines.toSorted((one, other) => one.at.localeCompare(other.at));
}

export function goodwillWords({ payments }: Pick<Account, 'payments'>): string {
  const atDoor = payments?.some(isPaidAtDoor) ?? false;
  const where = atDoor
    ? 'What was paid at the door is refunded in person: the booking lists it until you record that.'
    : `It is refunded to ${paidWithWords({ payments })}, in five to ten days.`;
  return `${where} The visit, the seats and the price stay as they are.`;
}

/** Payments less refunds, also those that the bank refuses: US dollars, two decimals. */
export function paidLessRefunds({ payments, refunds, totalAmount }: Account): string {
  const paid = payments?.length ? payments : [{ amount: totalAmount }];
  return toAmount(sumOf(paid) - sumOf(refunds ?? []));
}

/** What banks have of the payments: US dollars, two decimals. */
export function atTheBank({ disputes }: Pick<BookingState, 'disputes'>): string {
  return toAmount(sumOf(takenBack(disputes)));
}

function sumOf(rows: readonly { readonly amount: string }[]): number {
  return rows.reduce((cents, { amount }) => cents + toCents(amount), 0);
}
