import { readConfirmationCode } from '../../../../services/shared/contracts/src/ticket/confirmation-code.js';
import { readTicket, type TicketFacts } from '../../../../services/shared/contracts/src/ticket/ticket-code.js';
import type { Day } from '../data/day.js';
import { openSealedRow } from './open-sealed-row.js';
import { type Scanned, type Verdict, verdictOf } from './verdict.js';
import { verifyTicket } from './verify-ticket.js';

/** What a phone says of a ticket, and what it read from it. */
export interface Judged {
  readonly verdict: Verdict;
  /** What the ticket says by itself; undefined for one that was found by code or name. */
  readonly facts?: TicketFacts;
  /** People of the booking who are in already. */
  readonly admitted: number;
  /** The confirmation code that was typed or read. */
  readonly code?: string;
  /** How the question to the server stands, about a ticket that the list does not have. */
  readonly asked?: 'asking' | 'known' | 'unknown' | 'unanswered';
}

/** Judges what the camera read or somebody typed: a signed ticket, or the short code that is printed under it. */
export async function judge(text: string, day: Day): Promise<Judged> {
  const code = readConfirmationCode(text);
  const scanned = await identify(text.trim(), code, day);
  const bookingId = bookingOf(scanned);
  const admitted = day.peopleIn.get(bookingId ?? '') ?? 0;
  return {
    verdict: verdictOf(scanned, day, admitted),
    ...(scanned.kind === 'ticket' && { facts: scanned.facts }),
    admitted,
    ...(scanned.kind !== 'ticket' && code !== undefined && { code }),
  };
}

async function identify(text: string, code: string | undefined, day: Day): Promise<Scanned> {
  const ticket = readTicket(text);
  if (!ticket) return byCode(code, day);
  if (!(await verifyTicket(ticket, day.keys))) return { kind: 'foreign', why: 'signature' };
  const party = await openSealedRow(day.tickets, ticket.signature, day.date);
  return { kind: 'ticket', facts: ticket.facts, ...(party && { party }) };
}

/** Tickets of before the signature hold their code alone. */
function byCode(code: string | undefined, { parties }: Day): Scanned {
  if (code === undefined) return { kind: 'foreign', why: 'unreadable' };
  const party = parties.find((one) => one.confirmationCode === code);
  return party ? { kind: 'party', party } : { kind: 'foreign', why: 'unknownCode' };
}

function bookingOf(scanned: Scanned): string | undefined {
  if (scanned.kind === 'foreign') return undefined;
  return scanned.kind === 'party' ? scanned.party.bookingId : scanned.facts.bookingId;
}
