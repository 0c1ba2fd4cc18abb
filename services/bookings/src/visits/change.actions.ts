import { staffActionRecorded } from '@hilltop/contracts/bookings/staff-action-recorded';
import type { CloudEvent } from '@hilltop/contracts/cloud-event';
import type { RefundStatus } from '@hilltop/payments/records/refund-record';
import type { StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { staffActionEvent } from '@hilltop/platform/staff-actions/staff-action';
import type { Actor, BookingChange } from './booking-change.entity.js';

type StaffActor = Extract<Actor, { by: 'staff' }>;

/** Says which member of staff changed a booking, and what. Their reason stays with the booking: it may name the guest. */
export function changeActionEvent(
  { staff, action }: StaffActor,
  { bookingId, before, after, changedAt }: BookingChange,
): CloudEvent {
  const target = { targetType: 'booking', targetId: bookingId };
  return staffActionEvent(
    staffActionRecorded,
    { staff, action, ...target, before: { ...before }, after: { ...after } },
    changedAt,
  );
}

/** Says what a member of staff did to a refund. @param statuses before and after */
export function refundActionEvent(
  staff: StaffIdentity,
  action: string,
  targetId: string,
  [before, after]: readonly [RefundStatus, RefundStatus],
  now: Date,
): CloudEvent {
  const sides = { before: { status: before }, after: { status: after } };
  return staffActionEvent(staffActionRecorded, { staff, action, targetType: 'refund', targetId, ...sides }, now);
}
