import { staffActionRecorded } from '@hilltop/contracts/bookings/staff-action-recorded';
import type { CloudEvent } from '@hilltop/contracts/cloud-event';
import type { RefundStatus } from '@hilltop/payments/records/refund-record';
import { staffActionEvent } from '@hilltop/platform/staff-action';
import type { EntityManager } from 'typeorm';
import type { Booking } from '../bookings/booking.entity.js';
import { codeOf } from '../bookings/code-of.js';
import type { Refund } from '../payments/refund.entity.js';
import type { Actor, BookingChange } from './booking-change.entity.js';

type StaffActor = Extract<Actor, { by: 'staff' }>;

/** The reason stays with the booking because it can name the guest. */
export function changeActionEvent(
  { staff, action }: StaffActor,
  { bookingId, before, after, changedAt }: BookingChange,
  was: Booking,
  is: Booking,
): CloudEvent {
  const target = { targetType: 'booking', targetId: bookingId, targetName: was.confirmationCode };
  const corrected = correctedFields(was, is);
  const sides = { before: { ...before }, after: { ...after, ...(corrected !== '' && { corrected }) } };
  return staffActionEvent(staffActionRecorded, { staff, action, ...target, ...sides }, changedAt);
}

type Contact = Pick<Booking, 'firstName' | 'lastName' | 'email' | 'phone'>;

/** Only the names of the fields: events have no personal data. Empty for no correction. */
export function correctedFields(was: Contact, is: Contact): string {
  const name = was.firstName === is.firstName && was.lastName === is.lastName ? [] : ['name'];
  const others = (
    [
      ['email', 'e-mail'],
      ['phone', 'phone'],
    ] as const
  ).flatMap(([field, word]) => (was[field] === is[field] ? [] : [word]));
  return [...name, ...others].join(', ');
}

/** Staff know the refund by its booking's code. @param statuses before and after */
export async function refundActionEvent(
  manager: EntityManager,
  { id: targetId, bookingId }: Refund,
  { staff, action }: Pick<StaffActor, 'staff' | 'action'>,
  [before, after]: readonly [RefundStatus, RefundStatus],
  now: Date,
): Promise<CloudEvent> {
  const targetName = bookingId === null ? undefined : await codeOf(manager, bookingId);
  const sides = { before: { status: before }, after: { status: after } };
  const target = { targetType: 'refund', targetId, targetName };
  return staffActionEvent(staffActionRecorded, { staff, action, ...target, ...sides }, now);
}
