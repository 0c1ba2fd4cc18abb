import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { useStaffAction } from '../../admin/data/use-staff-action.js';
import { Button } from '../../design/controls/button.js';
import { ToolButton } from '../../design/controls/tool-button.js';
import { ToolLink } from '../../design/controls/tool-link.js';
import { Text } from '../../design/type/text.js';
import {
  OrderToursDocument,
  type OrderToursQuery,
  RetryOrderRefundDocument,
} from '../../generated/staff-operations.js';
import { isolated } from '../../lib/names.js';
import { longDate, venueDateTime } from '../../lib/venue-dates.js';
import { Lines } from './order-parts.js';

const refundWords = { requested: 'asked for', sent: 'sent', settled: 'done', failed: 'failed' } as const;

type LoadedOrder = NonNullable<OrderToursQuery['orders']>['orders'][number];

interface OrderRefundRowProps {
  readonly refund: NonNullable<LoadedOrder['refunds']>[number];
  /** What is refunded. */
  readonly name: string;
}

/** A refund of an order. A failed refund of goods is retried here, of a tour on its booking's page. */
function OrderRefundRow({ refund, name }: OrderRefundRowProps) {
  const { id, amount, status, requestedAt, productName } = refund;
  const { act: askAgain, isBusy } = useStaffAction(RetryOrderRefundDocument, {
    queries: [OrderToursDocument],
    made: 'Order',
    done: () => ({ title: 'Refund requested', text: 'It will be sent to the bank shortly.' }),
    failed: () => 'The refund was not retried.',
  });
  return (
    <tr>
      <td>
        Refund for {isolated(name)}, {venueDateTime(requestedAt)}: {refundWords[status]}{' '}
        {status === 'failed' && productName !== null ? (
          <ToolButton busy={isBusy} busyText="Retrying..." onClick={() => void askAgain({ id })}>
            Retry the refund
          </ToolButton>
        ) : null}
      </td>
      <td>−${amount}</td>
      <td />
    </tr>
  );
}

/** The tours of an order with links to their bookings, and its refunds. */
export function OrderTours({ orderNumber }: { readonly orderNumber: string }) {
  const { data, error, refetch } = useQuery(OrderToursDocument, {
    variables: { orderNumber },
    fetchPolicy: 'no-cache',
  });
  const [order] = data?.orders?.orders ?? [];
  if (error) {
    return (
      <Text role="alert">
        Tours and refunds could not be loaded.{' '}
        <Button onClick={() => void refetch().catch(() => undefined)}>Try again</Button>
      </Text>
    );
  }
  if (!order) return <Text role="status">Loading tours and refunds...</Text>;
  const tours = order.tours ?? [];
  const refunds = order.refunds ?? [];
  const nameOf = ({ lineId, productName, quantity }: (typeof refunds)[number]) =>
    productName === null
      ? (tours.find((tour) => tour.lineId === lineId)?.tourName ?? 'a tour')
      : `${quantity} × ${productName}`;
  return (
    <>
      <Lines>
        <thead>
          <tr>
            <th scope="col">{tours.length > 0 ? 'Tour' : 'Refund'}</th>
            <th scope="col">Amount</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {tours.map(({ lineId, tourName, tourDate, tourTime, party, confirmationCode, amount }) => (
            <tr key={lineId}>
              <td>
                <Link to={`/admin/bookings/${confirmationCode}`}>
                  {tourName}, {longDate(tourDate)}, {tourTime}
                </Link>
                <br />
                {party}, {confirmationCode}
              </td>
              <td>${amount}</td>
              <td>
                <ToolLink
                  to={`/admin/bookings/${confirmationCode}?do=cancel`}
                  aria-label={`Cancel ${tourName}, ${confirmationCode}`}
                >
                  Cancel
                </ToolLink>
              </td>
            </tr>
          ))}
          {refunds.map((refund) => (
            <OrderRefundRow key={refund.id} refund={refund} name={nameOf(refund)} />
          ))}
        </tbody>
      </Lines>
      {tours.length > 0 ? (
        <Text kind="small">
          Change or cancel a tour on its booking’s page, which shows the refund first. The money goes to the card that
          paid for the order.
        </Text>
      ) : null}
    </>
  );
}
