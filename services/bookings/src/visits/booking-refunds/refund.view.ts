import { formatCents } from '@hilltop/platform/values/cents';
import type { RefundReason, Refund as RefundView } from '../../generated/schema-types.js';
import type { Refund } from '../../payments/refund.entity.js';

/** A refund of a booking as the schema shows it. */
export function refundView(refund: Refund): RefundView {
  return {
    __typename: 'Refund',
    id: refund.id,
    // A refund of a booking is one of its changes.
    reason: refund.reason as RefundReason,
    amount: formatCents(refund.amountCents ?? 0),
    status: refund.status,
    requestedAt: refund.requestedAt.toISOString(),
    endedAt: refund.endedAt?.toISOString() ?? null,
  };
}
