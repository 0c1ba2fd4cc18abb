import type { DisputeStatus } from '../../generated/staff-operations.js';
import { Notice } from '../../kit/design/marks/notice.js';
import { StateMark } from '../../kit/design/marks/state-mark.js';
import { venueDateTime } from '../../kit/lib/venue-dates.js';

export interface DisputeFacts {
  readonly id: string;
  /** US dollars, two decimals. */
  readonly amount: string;
  /** The payment provider's code, e.g. `product_not_received`. */
  readonly reason: string;
  readonly status: DisputeStatus;
  /** UTC, ISO 8601. */
  readonly openedAt: string;
}

/** Those in which the buyer's bank has the money. */
export function takenBack<Facts extends Pick<DisputeFacts, 'status'>>(
  disputes: readonly Facts[] | null | undefined,
): readonly Facts[] {
  return (disputes ?? []).filter(({ status }) => status !== 'won');
}

/** In a list, next to what a bank took money back of. */
export function DisputeMark({ of }: { readonly of: readonly Pick<DisputeFacts, 'status'>[] | null | undefined }) {
  const disputes = takenBack(of);
  if (disputes.length === 0) return null;
  const isOpen = disputes.some(({ status }) => status === 'open');
  return <StateMark tone="bad">{isOpen ? 'Disputed' : 'Dispute lost'}</StateMark>;
}

interface DisputesProps {
  readonly disputes: readonly DisputeFacts[] | null | undefined;
  /** What staff can do about it. */
  readonly hint: string;
}

/** What banks took back of the payments of a booking or an order. */
export function Disputes({ disputes, hint }: DisputesProps) {
  return takenBack(disputes).map(({ id, amount, reason, status, openedAt }) => (
    <Notice
      key={id}
      tone="refused"
      title={`The bank took back $${amount} on ${venueDateTime(openedAt)}: ${reason.replaceAll('_', ' ')}`}
    >
      {status === 'open'
        ? 'The bank has not decided yet. The house answers at the payment provider.'
        : 'The bank decided for the buyer.'}{' '}
      {hint}
    </Notice>
  ));
}
