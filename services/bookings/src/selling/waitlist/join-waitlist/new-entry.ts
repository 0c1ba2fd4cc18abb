import { randomUUID } from 'node:crypto';
import { currentLanguage } from '@hilltop/platform/logging/correlation';
import type { SlotRequest } from '../../../opening/slots/slot-request.js';
import { countsOf, type TicketLine } from '../../../prices/ticket-line.js';
import { CLOSES_BEFORE_MS, WaitlistEntry } from '../waitlist-entry.entity.js';
import type { JoinRequest } from './join-waitlist.input.js';

/** A time with the party's tickets. */
export type WantedSlot = SlotRequest & { readonly lines: readonly TicketLine[] };

/** When nobody can join anymore, and nothing is offered. */
export function closesAt({ startsAt }: SlotRequest): Date {
  return new Date(startsAt.getTime() - CLOSES_BEFORE_MS);
}

/** @param wanted sorted by start, at least one @param caller keyed hash of the caller's address */
export function newEntry(
  request: JoinRequest,
  wanted: readonly WantedSlot[],
  caller: string | undefined,
  now: Date,
): WaitlistEntry {
  const last = wanted.at(-1);
  if (!last) throw new Error('a party waits for at least one slot');
  const { tourType, firstName, lastName, email, phone } = request;
  return Object.assign(new WaitlistEntry(), {
    ...{ id: randomUUID(), tourType, firstName, lastName, email, phone },
    tourId: request.tourId ?? null,
    guests: last.guests,
    slotIds: wanted.map(({ slotId }) => slotId),
    seats: last.seats,
    tickets: countsOf(last.lines),
    language: currentLanguage(),
    status: 'waiting',
    holdId: null,
    passedOver: 0,
    missed: 0,
    removedBecause: null,
    confirmedAt: null,
    caller: caller ?? null,
    linkSentAt: now,
    gathersUntil: null,
    joinedAt: now,
    closesAt: closesAt(last),
    endedAt: null,
  } satisfies WaitlistEntry);
}
