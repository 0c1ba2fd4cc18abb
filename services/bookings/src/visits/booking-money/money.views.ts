import { formatCents } from '@hilltop/platform/values/cents';
import type { BookingPayment, RefundReason, Refund as RefundView } from '../../generated/schema-types.js';
import type { Payment } from '../../payments/payment.entity.js';
import type { Refund } from '../../payments/refund.entity.js';

export function refundView(refund: Refund): RefundView {
  return {
    __typename: 'Refund',
    id: refund.id,
    // Refunds of a booking belong to one of its changes.
    reason: refund.reason as RefundReason,
    amount: formatCents(refund.amountCents ?? 0),
    method: refund.method,
    status: refund.status,
    revision: refund.revision,
    requestedAt: refund.requestedAt.toISOString(),
    endedAt: refund.endedAt?.toISOString() ?? null,
  };
}

export function paymentView({ amountCents, method, createdAt }: Payment): BookingPayment {
  const amount = formatCents(amountCents ?? 0);
  return { __typename: 'BookingPayment', amount, method, takenAt: createdAt.toISOString() };
}
