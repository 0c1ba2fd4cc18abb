import { staffActionRecorded } from '@hilltop/contracts/bookings/staff-action-recorded';
import type { CloudEvent } from '@hilltop/contracts/cloud-event';
import type { StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { staffActionEvent } from '@hilltop/platform/staff-action';
import type { Tour } from './tour.entity.js';

/** @param before null for a new tour */
export function tourActionEvent(
  action: string,
  staff: StaffIdentity,
  before: Tour | null,
  after: Tour,
  now: Date,
): CloudEvent {
  const target = { targetType: 'tour', targetId: after.id, targetName: after.name };
  const sides = { before: before && fields(before), after: fields(after) };
  return staffActionEvent(staffActionRecorded, { staff, action, ...target, ...sides }, now);
}

function fields({ type, name, description, durationMinutes, features, priceCents, withdrawnAt, ...more }: Tour) {
  const { capacity, maxGroupSize, nameEs, descriptionEs, featuresEs } = more;
  const sold = { durationMinutes, features, priceCents, capacity, maxGroupSize };
  const spanish = { nameEs, descriptionEs, featuresEs };
  return { type, name, description, ...spanish, ...sold, withdrawn: withdrawnAt !== null };
}
