import type { Change } from './booking-words.js';

/** What the history can show alone. */
export type HistoryPart = 'money' | 'mails' | 'door' | 'other';

/** One thing that happened to a visit. */
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
  /** What a bank reads of it; missing where it is left out. */
  readonly forBank?: string;
  /** A correction of name and addresses, which can be undone. */
  readonly change?: Change;
}

/** A day at the venue, YYYY-MM-DD, and what happened on it. */
export interface HistoryDay {
  readonly date: string;
  readonly entries: readonly HistoryEntry[];
}
