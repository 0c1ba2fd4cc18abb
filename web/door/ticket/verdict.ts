import type { TicketFacts } from '../../../services/shared/contracts/src/ticket/ticket-code.js';
import { venueToday } from '../../kit/lib/venue-dates.js';
import type { Manifest, Party } from '../data/manifest.js';

/** What was scanned, as far as the phone can read it. */
export type Scanned =
  /** Not a ticket, or not signed by the house. */
  | { readonly kind: 'foreign'; readonly why: 'unreadable' | 'signature' | 'unknownCode' }
  /** Found by short code or name: such a ticket has no content of its own. */
  | { readonly kind: 'party'; readonly party: Party }
  /** Signed by the house. `party` is missing if the list has no row for it. */
  | { readonly kind: 'ticket'; readonly facts: TicketFacts; readonly party?: Party };

/** A phone's verdict on a ticket (infra/decisions/0192). */
export type Verdict =
  /** `missing`: guests of the party who are not inside yet. */
  | { readonly kind: 'ADMIT' | 'CHANGED'; readonly party: Party; readonly missing: number }
  | { readonly kind: 'CANCELLED' | 'MOVED'; readonly party: Party }
  | { readonly kind: 'NEW'; readonly facts: TicketFacts; readonly missing: number }
  /** The server knows it: a booking of another day, `date`, YYYY-MM-DD. */
  | {
      readonly kind: 'NOT_OURS';
      readonly why: 'bookedAnotherDay';
      readonly date: string;
      readonly party: Party;
    }
  | {
      readonly kind: 'NOT_OURS';
      readonly why: 'unreadable' | 'signature' | 'unknownCode' | 'anotherDay' | 'unlisted';
    };

/** A ticket has this one for all revisions above it. */
const MOST_REVISIONS = 255;

/**
 * Judges a ticket by the day's list. The phone's clock plays no part: list and ticket have the server's time.
 * @param admitted people of the booking who are inside, as far as the phone knows
 */
export function verdictOf(scanned: Scanned, list: Pick<Manifest, 'date' | 'madeAt'>, admitted: number): Verdict {
  if (scanned.kind === 'foreign') return { kind: 'NOT_OURS', why: scanned.why };
  if (scanned.kind === 'ticket' && !scanned.party) return unlisted(scanned.facts, list, admitted);
  const party = scanned.party as Party;
  if (party.status === 'moved') return { kind: 'MOVED', party };
  if (party.status !== 'confirmed') return { kind: 'CANCELLED', party };
  const isCurrent = scanned.kind === 'party' || isGood(scanned.facts, party);
  return { kind: isCurrent ? 'ADMIT' : 'CHANGED', party, missing: Math.max(0, party.guests - admitted) };
}

/** Whether a ticket says what is booked now: money that was paid since changes the booking alone. */
function isGood({ revision }: TicketFacts, party: Party): boolean {
  const [oldest, newest] = [party.ticketRevision ?? party.revision, party.revision];
  return revision >= Math.min(oldest, MOST_REVISIONS) && revision <= Math.min(newest, MOST_REVISIONS);
}

function unlisted(facts: TicketFacts, list: Pick<Manifest, 'date' | 'madeAt'>, admitted: number): Verdict {
  if (venueToday(facts.startsAt) !== list.date) return { kind: 'NOT_OURS', why: 'anotherDay' };
  // Tickets have whole seconds: one from the list's own second can be newer than the list.
  const madeAt = Math.floor(new Date(list.madeAt).getTime() / 1000) * 1000;
  if (facts.issuedAt.getTime() < madeAt) return { kind: 'NOT_OURS', why: 'unlisted' };
  return { kind: 'NEW', facts, missing: Math.max(0, facts.guests - admitted) };
}
