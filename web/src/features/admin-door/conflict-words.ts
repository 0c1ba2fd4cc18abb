import type { ConflictFactsFragment } from '../../generated/staff-operations.js';

type Seen = ConflictFactsFragment['scans'][number];

/** What is to settle, in a sentence. */
export function conflictWords({ kind, admitted, booking }: ConflictFactsFragment): string {
  if (kind === 'TOO_MANY') return `${admitted} admitted, ${booking?.groupSize ?? 0} booked`;
  return {
    CANCELLED: 'Admitted although cancelled',
    MOVED: 'Admitted on another day than booked',
    OLD_REVISION: 'Admitted with an old ticket',
    UNKNOWN_TICKET: 'Admitted without a booking',
  }[kind];
}

const verdictWords = {
  ADMIT: 'Admit',
  CHANGED: 'Changed since',
  CANCELLED: 'Cancelled',
  MOVED: 'Moved',
  NEW: 'New',
  NOT_OURS: 'Not our ticket',
  CORRECTED: 'Count put right here',
} as const satisfies Record<Seen['verdict'], string>;

/** What a phone said, and what staff did and wrote. */
export function seenWords({ verdict, overridden, people, reason }: Seen): string {
  const said = `${verdictWords[verdict]}${overridden ? ', admitted anyway' : ''}: ${people}`;
  return reason ? `${said}, “${reason}”` : said;
}
