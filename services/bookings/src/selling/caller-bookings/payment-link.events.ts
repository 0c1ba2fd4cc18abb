import { paymentLinkSent } from '@hilltop/contracts/bookings/payment-link-sent';
import { staffActionRecorded } from '@hilltop/contracts/bookings/staff-action-recorded';
import type { CloudEvent } from '@hilltop/contracts/cloud-event';
import type { StaffActionFields } from '@hilltop/contracts/staff-action';
import type { StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { correlationId } from '@hilltop/platform/logging/correlation';
import { staffActionEvent } from '@hilltop/platform/staff-action';
import type { PaymentLink } from './payment-link.entity.js';

export function paymentLinkSentEvent({ id, language }: Pick<PaymentLink, 'id' | 'language'>, now: Date): CloudEvent {
  const data = { linkId: id, language };
  return paymentLinkSent.create({ aggregateId: id, correlationId: correlationId(), now, data });
}

export function linkActionEvent(
  staff: StaffIdentity,
  action: string,
  linkId: string,
  before: StaffActionFields | null,
  after: StaffActionFields | null,
  now: Date,
): CloudEvent {
  const target = { targetType: 'payment-link', targetId: linkId, targetName: undefined };
  return staffActionEvent(staffActionRecorded, { staff, action, ...target, before, after }, now);
}
