import { staffActionRecorded } from '@hilltop/contracts/bookings/staff-action-recorded';
import { waitlistJoined } from '@hilltop/contracts/bookings/waitlist-joined';
import { waitlistUpdated } from '@hilltop/contracts/bookings/waitlist-updated';
import type { CloudEvent } from '@hilltop/contracts/cloud-event';
import type { StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { correlationId } from '@hilltop/platform/logging/correlation';
import { staffActionEvent } from '@hilltop/platform/staff-actions/staff-action';
import type { WaitlistEntry, WaitlistStatus } from './waitlist-entry.entity.js';

/** Says that a party waits. */
export function waitlistJoinedEvent({ id, joinedAt }: WaitlistEntry): CloudEvent {
  const facts = { aggregateId: id, correlationId: correlationId(), now: joinedAt };
  return waitlistJoined.create({ ...facts, data: { entryId: id } });
}

/** Says that its party must hear of an entry. */
export function waitlistUpdatedEvent(id: string, status: Exclude<WaitlistStatus, 'accepted'>, now: Date): CloudEvent {
  const facts = { aggregateId: id, correlationId: correlationId(), now };
  return waitlistUpdated.create({ ...facts, data: { entryId: id, status } });
}

/** Says which member of staff removed a party. Their reason stays with the entry: it may name the guest. */
export function removalEvent(staff: StaffIdentity, entry: Pick<WaitlistEntry, 'id' | 'status'>, now: Date): CloudEvent {
  const target = { targetType: 'waitlist-entry', targetId: entry.id };
  const sides = { before: { status: entry.status }, after: { status: 'left' } };
  return staffActionEvent(staffActionRecorded, { staff, action: 'removeFromWaitlist', ...target, ...sides }, now);
}
