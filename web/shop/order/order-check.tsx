import { styled } from 'styled-components';
import type { MyOrderFactsFragment } from '../../generated/operations.js';
import { Plate } from '../../kit/design/frames/plate.js';
import { Text } from '../../kit/design/type/text.js';
import { printedCents } from '../../kit/lib/money.js';
import { OrderAmounts } from '../design/order-amounts.js';
import { cardCentsOf, refundText } from './order-state.js';

const Check = styled(Plate)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-4);
  padding: var(--s-6) var(--s-5);
  h2 { font-size: var(--t-6); }
  ul { display: grid; gap: var(--s-2); }
`;

function paidWords(order: MyOrderFactsFragment): string {
  const cents = cardCentsOf(order);
  if (!order.charged) return 'This is a demonstration: no payment was taken.';
  return cents === 0 ? 'No card was charged.' : `Your card was charged ${printedCents(cents)}.`;
}

/** The sum, what paid it, what is left on vouchers, and refunds. */
export function OrderCheck({ order }: { readonly order: MyOrderFactsFragment }) {
  const vouchers = order.paidByVouchers ?? [];
  const refunds = order.refunds ?? [];
  return (
    <Check as="section" aria-labelledby="paid">
      <h2 id="paid">What it costs</h2>
      <OrderAmounts amounts={order.amounts ?? []} />
      {vouchers.map(({ last4, left }) => (
        <Text key={last4} kind="small">
          ${left} is left on the voucher that ends in {last4}.
        </Text>
      ))}
      <Text kind="small" soft>
        {paidWords(order)}
      </Text>
      {refunds.length > 0 ? (
        <>
          <h2>Refunds</h2>
          <ul>
            {refunds.map((refund) => (
              <li key={refund.id}>
                {refund.quantity === null ? '' : `${refund.quantity} × `}
                {refund.name}: {refundText(refund)}.
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </Check>
  );
}
