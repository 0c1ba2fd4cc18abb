import { staffActionRecorded } from '@hilltop/contracts/bookings/staff-action-recorded';
import type { CloudEvent } from '@hilltop/contracts/cloud-event';
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

/** Says who asked for a failed refund anew. */
export function retryActionEvent(staff: StaffIdentity, refundId: string, now: Date): CloudEvent {
  const target = { targetType: 'refund', targetId: refundId };
  const sides = { before: { status: 'failed' }, after: { status: 'requested' } };
  return staffActionEvent(staffActionRecorded, { staff, action: 'retryRefund', ...target, ...sides }, now);
}
