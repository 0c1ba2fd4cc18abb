import { guestBookChanged } from '@hilltop/contracts/bookings/guest-book-changed';
import type { CloudEvent } from '@hilltop/contracts/cloud-event';
import { correlationId } from '@hilltop/platform/logging/correlation';
import type { GuestBookState } from '../generated/schema-types.js';

export function guestBookChangedEvent(entryId: string, state: GuestBookState, now: Date): CloudEvent {
  return guestBookChanged.create({
    aggregateId: entryId,
    correlationId: correlationId(),
    now,
    data: { entryId, state },
  });
}
