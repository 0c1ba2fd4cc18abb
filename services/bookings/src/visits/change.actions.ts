import { staffActionRecorded } from '@hilltop/contracts/bookings/staff-action-recorded';
import type { CloudEvent } from '@hilltop/contracts/cloud-event';
import type { RefundStatus } from '@hilltop/payments/records/refund-record';
import type { StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { staffActionEvent } from '@hilltop/platform/staff-actions/staff-action';
import type { Actor, BookingChange } from './booking-change.entity.js';

type StaffActor = Extract<Actor, { by: 'staff' }>;

/** The staff action of a change of a booking. The reason stays with the booking because it can name the guest. */
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

/** The staff action of a change of a refund. @param statuses before and after */
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
