import { seatsHeld } from '@hilltop/contracts/bookings/seats-held';
import { seatsReleased } from '@hilltop/contracts/bookings/seats-released';
import { correlationId } from '@hilltop/platform/logging/correlation';
import { toOutboxRow } from '@hilltop/platform/outbox/outbox-row';
import { parseSlotId } from '../slots/slot.entity.js';
import type { Hold, HoldEnd } from './hold.entity.js';

/** The four parameters that write an event within a hot statement: id, aggregate, subject, event. */
export type EventParameters = [id: string, aggregateId: string, subject: string, event: string];

/** Says that seats are put aside, or put aside anew in another number. */
export function seatsHeldEvent(hold: Pick<Hold, 'id' | 'slotId' | 'places' | 'expiresAt'>, now: Date): EventParameters {
  const row = toOutboxRow(
    seatsHeld.create({
      aggregateId: hold.id,
      data: { ...slotFacts(hold), seats: hold.places, expiresAt: hold.expiresAt.toISOString() },
      correlationId: correlationId(),
      now,
    }),
  );
  return [row.id, row.aggregate_id, row.subject, row.event];
}

/** Says that a hold's seats are free again. */
export function seatsReleasedEvent(
  hold: Pick<Hold, 'id' | 'slotId' | 'places'>,
  reason: HoldEnd,
  now: Date,
): EventParameters {
  const row = toOutboxRow(
    seatsReleased.create({
      aggregateId: hold.id,
      data: { ...slotFacts(hold), seats: hold.places, reason },
      correlationId: correlationId(),
      now,
    }),
  );
  return [row.id, row.aggregate_id, row.subject, row.event];
}

function slotFacts(hold: Pick<Hold, 'id' | 'slotId'>) {
  const { tourType, startsAt } = parseSlotId(hold.slotId);
  return { holdId: hold.id, slotId: hold.slotId, tourType, startsAt: startsAt.toISOString() };
}
