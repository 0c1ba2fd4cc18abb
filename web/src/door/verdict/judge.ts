import { readTicket, type TicketFacts } from '../../../../services/shared/contracts/src/ticket/ticket-code.js';
import type { Day } from '../day/day.js';
import { openSealedRow } from '../tickets/open-sealed-row.js';
import { verifyTicket } from '../tickets/verify-ticket.js';
import { type Scanned, type Verdict, verdictOf } from './verdict.js';

/** What a phone says of a ticket, and what it read from it. */
export interface Judged {
  readonly verdict: Verdict;
  /** What the ticket says by itself; undefined for one that was found by code or name. */
  readonly facts?: TicketFacts;
  /** People of the booking who are in already. */
  readonly admitted: number;
}

/** Judges what the camera read or somebody typed: a signed ticket, or the short code that is printed under it. */
export async function judge(text: string, day: Day): Promise<Judged> {
  const scanned = await identify(text.trim(), day);
  const bookingId = bookingOf(scanned);
  const admitted = day.peopleIn.get(bookingId ?? '') ?? 0;
  return {
    verdict: verdictOf(scanned, day, admitted),
    ...(scanned.kind === 'ticket' && { facts: scanned.facts }),
    admitted,
  };
}

async function identify(text: string, day: Day): Promise<Scanned> {
  const ticket = readTicket(text);
  if (!ticket) return byCode(text, day);
  if (!(await verifyTicket(ticket, day.keys))) return { kind: 'foreign', why: 'signature' };
  const party = await openSealedRow(day.tickets, ticket.signature, day.date);
  return { kind: 'ticket', facts: ticket.facts, ...(party && { party }) };
}

/** Tickets of before the signature hold their code alone. Typed, it may lack its dashes. */
function byCode(text: string, { parties }: Day): Scanned {
  const letters = plain(text);
  const party = parties.find(({ code }) => plain(code) === letters);
  if (party) return { kind: 'party', party };
  return { kind: 'foreign', why: /^HT[A-Z0-9]{8}$/.test(letters) ? 'unknownCode' : 'unreadable' };
}

function plain(code: string): string {
  return code.toUpperCase().replace(/[\s-]/g, '');
}

function bookingOf(scanned: Scanned): string | undefined {
  if (scanned.kind === 'foreign') return undefined;
  return scanned.kind === 'party' ? scanned.party.bookingId : scanned.facts.bookingId;
}
