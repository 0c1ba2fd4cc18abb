import { randomUUID } from 'node:crypto';
import type { Booking } from '../bookings/booking.entity.js';
import { ADULT } from '../prices/ticket-line.js';
import { partyWords } from '../prices/ticket-words.js';
import { type Actor, BookingChange, type ChangedFacts, type Contact } from './booking-change.entity.js';
import type { PlannedChange } from './planned-change.js';

export interface ChangeRequest {
  readonly bookingId: string;
  readonly actor: Actor;
  readonly idempotencyKey: string | null;
  /** SHA-256 of the request. */
  readonly requestHash: string;
}

/** The row of a change in the history of its booking. */
export function recordOf(
  { actor, idempotencyKey, requestHash }: ChangeRequest,
  before: Booking,
  planned: PlannedChange,
  changedAt: Date,
): BookingChange {
  const staff = actor.by === 'staff' ? actor : undefined;
  return Object.assign(new BookingChange(), {
    id: randomUUID(),
    bookingId: before.id,
    revision: planned.after.revision,
    kind: planned.kind,
    actor: actor.by,
    staffId: staff?.staff.id ?? null,
    reason: staff?.reason ?? null,
    before: { ...factsOf(before), ...languageOf(before, planned) },
    after: { ...factsOf(planned.after), ...languageOf(planned.after, planned) },
    formerContact: planned.kind === 'contact_corrected' ? contactOf(before) : null,
    idempotencyKey,
    requestHash,
    changedAt,
  } satisfies BookingChange);
}

function factsOf(booking: Booking): ChangedFacts {
  const { slotId, guests: groupSize, tickets, totalCents, status, foodDetails, goodwillCents, unpaidCents } = booking;
  // Adults alone are a number.
  const types = tickets.some(({ type }) => type !== ADULT) && { party: partyWords(tickets) };
  return { slotId, groupSize, ...types, totalCents, status, foodDetails, goodwillCents, unpaidCents };
}

function languageOf({ language }: Booking, { kind }: PlannedChange): Pick<ChangedFacts, 'language'> {
  return kind === 'language_changed' ? { language } : {};
}

function contactOf({ firstName, lastName, email, phone }: Booking): Contact {
  return { firstName, lastName, email, phone };
}
