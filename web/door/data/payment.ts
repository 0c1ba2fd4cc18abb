import type { Scan } from './scan.js';

/** What a party paid at the door. */
export interface Money {
  /** US dollars, two decimals. */
  readonly amount: string;
  readonly paidBy: 'cash' | 'card_reader';
  /** The booking's, in the list that said what it owes. */
  readonly revision: number;
}

/** Money that the server has not acknowledged, or that the phone's list does not know yet. Without names. */
export interface Payment extends Money {
  /** Of the scan that it was kept with, and the idempotency key: sent again, it is one payment. */
  readonly id: string;
  readonly bookingId: string;
  readonly scan: Scan;
  readonly isRecorded: boolean;
}

/** "$75.00 in cash" */
export function moneyWords({ amount, paidBy }: Money): string {
  return `$${amount} ${paidBy === 'cash' ? 'in cash' : 'by card'}`;
}
