import { staffActionRecorded } from '@hilltop/contracts/bookings/staff-action-recorded';
import { waitlistJoined } from '@hilltop/contracts/bookings/waitlist-joined';
import { waitlistUpdated } from '@hilltop/contracts/bookings/waitlist-updated';
import type { CloudEvent } from '@hilltop/contracts/cloud-event';
import type { StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { correlationId } from '@hilltop/platform/logging/correlation';
import { staffActionEvent } from '@hilltop/platform/staff-action';
import type { WaitlistEntry, WaitlistStatus } from './waitlist-entry.entity.js';

export function waitlistJoinedEvent({ id, language, joinedAt }: WaitlistEntry): CloudEvent {
  const facts = { aggregateId: id, correlationId: correlationId(), now: joinedAt };
  return waitlistJoined.create({ ...facts, data: { entryId: id, language } });
}

/** Its party has to be notified. */
export function waitlistUpdatedEvent(
  { id, language }: Pick<WaitlistEntry, 'id' | 'language'>,
  status: Exclude<WaitlistStatus, 'accepted'>,
  now: Date,
): CloudEvent {
  const facts = { aggregateId: id, correlationId: correlationId(), now };
  return waitlistUpdated.create({ ...facts, data: { entryId: id, status, language } });
}

/** The reason stays with the entry because it can name the guest. */
export function removalEvent(staff: StaffIdentity, { id, status, slotIds }: WaitlistEntry, now: Date): CloudEvent {
  const target = { targetType: 'waitlist-entry', targetId: id, targetName: slotIds[0] };
  const sides = { before: { status }, after: { status: 'left' } };
  return staffActionEvent(staffActionRecorded, { staff, action: 'removeFromWaitlist', ...target, ...sides }, now);
}
