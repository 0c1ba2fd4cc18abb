import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { linesOfType } from '../../../services/shared/contracts/src/house/lines-of-type.js';
import {
  OrderToursDocument,
  type OrderToursQuery,
  RetryOrderRefundDocument,
} from '../../generated/staff-operations.js';
import { Button } from '../../kit/design/controls/button.js';
import { ToolButton } from '../../kit/design/controls/tool-button.js';
import { Text } from '../../kit/design/type/text.js';
import { toCents } from '../../kit/lib/money.js';
import { isolated } from '../../kit/lib/names.js';
import { longDate, venueDateTime } from '../../kit/lib/venue-dates.js';
import { useReadsOnly } from '../../kit/staff-session/session-store.js';
import { useStaffAction } from '../data/use-staff-action.js';
import { ToolLink } from '../design/tool-link.js';
import { Lines } from './order-parts.js';

const refundWords = { requested: 'asked for', sent: 'sent', settled: 'done', failed: 'failed' } as const;

type LoadedOrder = NonNullable<OrderToursQuery['orders']>['orders'][number];

interface OrderRefundRowProps {
  readonly refund: NonNullable<LoadedOrder['refunds']>[number];
  /** A tour's is retried on its booking's page. */
  readonly isRetriedHere: boolean;
}

/** A refund of an order. A failed refund of goods is retried here, of a tour on its booking's page. */
function OrderRefundRow({ refund, isRetriedHere }: OrderRefundRowProps) {
  const { id, name, quantity, amount, status, requestedAt, voucherLast4 } = refund;
  const readsOnly = useReadsOnly();
  const to = voucherLast4 === null ? '' : ` to the voucher …${voucherLast4}`;
  const { act: askAgain, isBusy } = useStaffAction(RetryOrderRefundDocument, {
    queries: [OrderToursDocument],
    made: 'Order',
    done: () => ({ title: 'Refund requested', text: 'It will be sent to the bank shortly.' }),
    failed: () => 'The refund was not retried.',
  });
  return (
    <tr>
      <td>
        Refund for {quantity === null ? '' : `${quantity} × `}
        {isolated(name)}
        {to}, {venueDateTime(requestedAt)}: {refundWords[status]}{' '}
        {status === 'failed' && isRetriedHere && !readsOnly ? (
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

function titleOf(tours: number, vouchers: number, refunds: number): string {
  if (tours > 0) return vouchers > 0 ? 'Tours and vouchers' : 'Tour';
  if (vouchers > 0) return 'Gift voucher';
  return refunds > 0 ? 'Refund' : 'Payment';
}

/** "Will be mailed to b…@e… on Thursday, December 10, 2026" */
export function mailingLabel({
  maskedEmail,
  sendOn,
  sentAt,
}: Pick<
  Extract<LoadedOrder['lines'][number], { __typename: 'OrderVoucher' }>,
  'maskedEmail' | 'sendOn' | 'sentAt'
>): string {
  if (sentAt !== null) return `Mailed to ${maskedEmail || 'its recipient'}, ${venueDateTime(sentAt)}`;
  if (maskedEmail === '') return 'Not mailed';
  return `Will be mailed to ${maskedEmail} ${sendOn === null ? 'at once' : `on ${longDate(sendOn)}`}`;
}

/** To whom refunds go: to the card first. */
function payerOf({ totalWithShipping, paidByVouchers }: LoadedOrder): string {
  const cents = (paidByVouchers ?? []).reduce((sum, { amount }) => sum + toCents(amount), 0);
  if (cents === 0) return 'the card that paid for the order';
  return cents >= toCents(totalWithShipping)
    ? 'the voucher that paid for the order'
    : 'the card that paid first, then to the voucher';
}

/** What an order has beside its goods: tours with links to their bookings, gift vouchers, what vouchers paid, refunds. */
export function OrderTours({ orderNumber }: { readonly orderNumber: string }) {
  const readsOnly = useReadsOnly();
  const { data, error, refetch } = useQuery(OrderToursDocument, {
    variables: { orderNumber },
    fetchPolicy: 'no-cache',
  });
  const [order] = data?.orders?.orders ?? [];
  if (error) {
    return (
      <Text role="alert">
        Tours, vouchers and refunds could not be loaded.{' '}
        <Button onClick={() => void refetch().catch(() => undefined)}>Try again</Button>
      </Text>
    );
  }
  if (!order) return <Text role="status">Loading tours, vouchers and refunds...</Text>;
  const tours = linesOfType(order.lines, 'OrderTour');
  const refunds = order.refunds ?? [];
  const vouchers = linesOfType(order.lines, 'OrderVoucher');
  const payments = order.paidByVouchers ?? [];
  if (tours.length + refunds.length + vouchers.length + payments.length === 0) return null;
  return (
    <>
      <Lines>
        <thead>
          <tr>
            <th scope="col">{titleOf(tours.length, vouchers.length, refunds.length)}</th>
            <th scope="col">Amount</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {tours.map(({ id, name, tourDate, tourTime, party, confirmationCode, paid }) => (
            <tr key={id}>
              <td>
                <Link to={`/admin/bookings/${confirmationCode}`}>
                  {name}, {longDate(tourDate)}, {tourTime}
                </Link>
                <br />
                {party}, {confirmationCode}
              </td>
              <td>${paid}</td>
              <td>
                {readsOnly ? null : (
                  <ToolLink
                    to={`/admin/bookings/${confirmationCode}?do=cancel`}
                    aria-label={`Cancel ${name}, ${confirmationCode}`}
                  >
                    Cancel
                  </ToolLink>
                )}
              </td>
            </tr>
          ))}
          {vouchers.map(({ id, last4, recipientName, paid, ...mailing }) => (
            <tr key={id}>
              <td>
                Gift voucher …{last4}
                {recipientName === '' ? '' : ` for ${isolated(recipientName)}`}
                <br />
                <span>{mailingLabel(mailing)}</span>
              </td>
              <td>${paid}</td>
              <td />
            </tr>
          ))}
          {payments.map(({ last4, amount }) => (
            <tr key={last4}>
              <td>Paid by the voucher …{last4}</td>
              <td>−${amount}</td>
              <td />
            </tr>
          ))}
          {refunds.map((refund) => (
            <OrderRefundRow
              key={refund.id}
              refund={refund}
              isRetriedHere={tours.every(({ id }) => id !== refund.lineId)}
            />
          ))}
        </tbody>
      </Lines>
      {tours.length > 0 && !readsOnly ? (
        <Text kind="small">
          Change or cancel a tour on its booking’s page, which shows the refund first. The money goes to{' '}
          {payerOf(order)}.
        </Text>
      ) : null}
    </>
  );
}
