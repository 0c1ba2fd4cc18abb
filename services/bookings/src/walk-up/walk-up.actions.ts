import { staffActionRecorded } from '@hilltop/contracts/bookings/staff-action-recorded';
import type { StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { type OutboxRow, toOutboxRow } from '@hilltop/platform/messaging/outbox/outbox-row';
import { staffActionEvent } from '@hilltop/platform/staff-actions/staff-action';
import type { Booking } from '../bookings/booking.entity.js';
import type { DoorMethod } from '../payments/payment-method.js';
import { partyWords } from '../prices/ticket-words.js';

export function walkUpActionEvent(staff: StaffIdentity, booking: Booking, paidBy: DoorMethod): OutboxRow {
  const { id: targetId, confirmationCode: targetName, slotId, groupSize, totalCents, createdAt } = booking;
  const after = { slotId, groupSize, party: partyWords(booking.tickets), totalCents, paidBy };
  const target = { targetType: 'booking', targetId, targetName };
  const done = { staff, action: 'sellWalkUp', ...target, before: null, after };
  return toOutboxRow(staffActionEvent(staffActionRecorded, done, createdAt));
}
