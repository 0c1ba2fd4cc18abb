import { tourChanged } from '@hilltop/contracts/bookings/tour-changed';
import { tourCreated } from '@hilltop/contracts/bookings/tour-created';
import { tourWithdrawn } from '@hilltop/contracts/bookings/tour-withdrawn';
import type { CloudEvent } from '@hilltop/contracts/cloud-event';
import { correlationId } from '@hilltop/platform/logging/correlation';
import type { Tour } from './tour.entity.js';

export function tourCreatedEvent({ id, type, name, priceCents }: Tour, now: Date): CloudEvent {
  return tourCreated.create({ ...origin(id, now), data: { tourId: id, type, name, priceCents } });
}

export function tourChangedEvent({ id, version, type, name, priceCents }: Tour, now: Date): CloudEvent {
  return tourChanged.create({ ...origin(id, now), data: { tourId: id, version, type, name, priceCents } });
}

/** Its bookings stay valid. */
export function tourWithdrawnEvent({ id, version }: Tour, now: Date): CloudEvent {
  return tourWithdrawn.create({ ...origin(id, now), data: { tourId: id, version } });
}

function origin(aggregateId: string, now: Date) {
  return { aggregateId, correlationId: correlationId(), now };
}
