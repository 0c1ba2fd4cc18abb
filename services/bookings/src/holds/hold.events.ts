import { seatsHeld } from '@hilltop/contracts/bookings/seats-held';
import { seatsReleased } from '@hilltop/contracts/bookings/seats-released';
import type { CloudEvent } from '@hilltop/contracts/cloud-event';
import { correlationId } from '@hilltop/platform/logging/correlation';
import { type OutboxRow, toOutboxRow } from '@hilltop/platform/messaging/outbox/outbox-row';
import { parseSlotId } from '../opening/slots/slot.entity.js';
import type { Hold, HoldEnd } from './hold.entity.js';

export function seatsHeldEvent(hold: Pick<Hold, 'id' | 'slotId' | 'seats' | 'expiresAt'>, now: Date): OutboxRow {
  return toOutboxRow(
    seatsHeld.create({
      aggregateId: hold.id,
      data: { ...slotFacts(hold), seats: hold.seats, expiresAt: hold.expiresAt.toISOString() },
      correlationId: correlationId(),
      now,
    }),
  );
}

type Ended = Pick<Hold, 'id' | 'slotId' | 'seats'>;

/** The hold ended unpaid. */
export function holdEndedEvent(hold: Ended, reason: HoldEnd, now: Date): CloudEvent {
  const data = { ...slotFacts(hold), seats: hold.seats, reason };
  return seatsReleased.create({ aggregateId: hold.id, data, correlationId: correlationId(), now });
}

export function seatsReleasedEvent(hold: Ended, reason: HoldEnd, now: Date): OutboxRow {
  return toOutboxRow(holdEndedEvent(hold, reason, now));
}

function slotFacts(hold: Pick<Hold, 'id' | 'slotId'>) {
  const { tourType, startsAt } = parseSlotId(hold.slotId);
  return { holdId: hold.id, slotId: hold.slotId, tourType, startsAt: startsAt.toISOString() };
}
