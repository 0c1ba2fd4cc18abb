import { useState } from 'react';
import { useAdminMutation } from '../../admin/data/use-admin-mutation.js';
import { ToolButton } from '../../design/controls/tool-button.js';
import { showToast } from '../../design/layers/toasts.js';
import {
  OrderToursDocument,
  type OrderToursQuery,
  RetryOrderRefundDocument,
} from '../../generated/staff-operations.js';
import { venueDateTime } from '../../lib/venue-dates.js';

const refundWords = { requested: 'asked for', sent: 'sent', settled: 'done', failed: 'failed' } as const;

type LoadedOrder = NonNullable<OrderToursQuery['orders']>['orders'][number];

interface OrderRefundRowProps {
  readonly refund: NonNullable<LoadedOrder['refunds']>[number];
  /** What it goes back for. */
  readonly name: string;
}

/** Money that goes back of an order. A failed refund of goods is sent again here, one of a tour on its booking's page. */
export function OrderRefundRow({ refund, name }: OrderRefundRowProps) {
  const { id, amount, status, requestedAt, productName } = refund;
  const retry = useAdminMutation(RetryOrderRefundDocument, [OrderToursDocument]);
  const [isBusy, setIsBusy] = useState(false);
  const askAgain = async (): Promise<void> => {
    setIsBusy(true);
    const answer = await retry({ id });
    setIsBusy(false);
    const isDone = answer !== 'unanswered' && answer.__typename === 'Order';
    const text = isDone ? 'It will be sent to the bank shortly.' : 'The refund was not retried.';
    showToast({ title: isDone ? 'Refund requested' : 'Error', text, tone: isDone ? 'done' : 'refused' });
  };
  return (
    <tr>
      <td>
        Goes back for {name}, {venueDateTime(requestedAt)}: {refundWords[status]}{' '}
        {status === 'failed' && productName !== null ? (
          <ToolButton busy={isBusy} busyText="Retrying..." onClick={() => void askAgain()}>
            Retry the refund
          </ToolButton>
        ) : null}
      </td>
      <td>−${amount}</td>
      <td />
    </tr>
  );
}
