import type { Change } from './booking-words.js';

/** Filters of the history. */
export type HistoryPart = 'money' | 'mails' | 'door' | 'other';

export interface HistoryEntry {
  readonly id: string;
  /** UTC, ISO 8601. */
  readonly at: string;
  readonly part: HistoryPart;
  readonly what: string;
  /** Who and why. */
  readonly who?: string;
  /** US dollars with a sign, as printed. */
  readonly amount?: string;
  /** For the bank sheet; undefined leaves the entry out. */
  readonly forBank?: string;
  /** A correction of name and addresses, which can be undone. */
  readonly change?: Change;
}

/** A day at the venue, YYYY-MM-DD, and what happened on it. */
export interface HistoryDay {
  readonly date: string;
  readonly entries: readonly HistoryEntry[];
}
