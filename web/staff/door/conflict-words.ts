import type { ConflictFactsFragment } from '../../generated/staff-operations.js';

type Seen = ConflictFactsFragment['scans'][number];

/** What phones counted, without corrections. */
function peopleSeen(scans: readonly Seen[]): number {
  return scans.reduce((sum, { verdict, people }) => (verdict === 'CORRECTED' ? sum : sum + people), 0);
}

/** The conflict, open or settled, in a few words. */
export function conflictWords({ kind, admitted, booking, scans, settledAt }: ConflictFactsFragment): string {
  const people = settledAt === null || kind === 'UNKNOWN_TICKET' ? admitted : peopleSeen(scans);
  if (kind === 'TOO_MANY') return `${people} admitted, ${booking?.guests ?? 0} booked`;
  return {
    CANCELLED: 'Admitted although canceled',
    MOVED: 'Admitted on another day than booked',
    OLD_REVISION: 'Admitted with an old ticket',
    MONEY: 'Money to check',
    UNKNOWN_TICKET:
      people === 1 ? 'One person admitted without a booking' : `${people} people admitted without a booking`,
  }[kind];
}

/** What it means for the money, which settling does not move. */
export function causeWords({ kind, scans }: ConflictFactsFragment): string {
  const phones = new Set(scans.filter(({ verdict }) => verdict !== 'CORRECTED').map(({ deviceId }) => deviceId)).size;
  const each = phones > 1 ? `${phones} phones counted, each on its own.` : 'One phone counted more than were booked.';
  return {
    TOO_MANY: `${each} Sell seats for more people below.`,
    CANCELLED: 'The cancellation refund stands. Sell seats below for the guests who came.',
    MOVED: 'The booking still stands on its own day: move it on its page, or leave both.',
    OLD_REVISION: 'The booking had changed, and the phone did not know yet.',
    MONEY:
      'A scan above says what the party said, or what it paid. Record the payment on its page, or give back what was taken twice.',
    UNKNOWN_TICKET: 'No booking has such a ticket. Sell seats below for the guests who came.',
  }[kind];
}

const verdicts = {
  ADMIT: 'Admit',
  CHANGED: 'Changed since',
  CANCELLED: 'Canceled',
  MOVED: 'Moved',
  NEW: 'New',
  NOT_OURS: 'Not our ticket',
  CORRECTED: 'Count corrected',
} as const satisfies Record<Seen['verdict'], string>;

/** A phone's verdict, and whether staff followed it. */
export function verdictWords({ verdict, overridden }: Seen): string {
  return `${verdicts[verdict]}${overridden ? ', admitted anyway' : ''}`;
}

export function verdictTone({ verdict }: Seen): 'good' | 'bad' | 'waiting' {
  if (verdict === 'CHANGED') return 'waiting';
  return verdict === 'ADMIT' || verdict === 'NEW' || verdict === 'CORRECTED' ? 'good' : 'bad';
}

/** How and why a conflict was settled. */
export function outcomeWords({ outcome, admitted, kind, reason }: ConflictFactsFragment): string {
  const left = kind === 'TOO_MANY' ? `Left at ${admitted}.` : 'Left as it is.';
  return `${outcome === 'CORRECTED' ? `Miscounted: ${admitted}.` : left} “${reason ?? ''}”`;
}
