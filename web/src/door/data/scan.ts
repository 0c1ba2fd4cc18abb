/** What a phone says of a ticket (infra/decisions/0192). */
export type VerdictKind = 'ADMIT' | 'CHANGED' | 'CANCELLED' | 'MOVED' | 'NEW' | 'NOT_OURS';

/** A fact: what a phone saw and what was done. It names nobody. */
export interface Scan {
  /** UUID. */
  readonly id: string;
  /** Counts the scans of this phone. */
  readonly sequence: number;
  /** The day at the door, YYYY-MM-DD. */
  readonly date: string;
  /** Null where it is no ticket of ours. */
  readonly bookingId: string | null;
  /** Of the ticket. */
  readonly revision: number | null;
  /** Let in; 0 where nobody was. */
  readonly people: number;
  readonly verdict: VerdictKind;
  /** Staff let them in against the verdict. */
  readonly overridden: boolean;
  readonly reason: string | null;
  /** By the phone's clock, ISO 8601. */
  readonly deviceTime: string;
  /** What to add to it to have the server's, in ms. */
  readonly clockOffsetMs: number;
  /** Version of the list that the verdict was made from. */
  readonly madeFrom: string;
}
