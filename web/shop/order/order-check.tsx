import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
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
  if (!order.charged) return t`This is a demonstration: no payment was taken.`;
  const sum = printedCents(cents);
  return cents === 0 ? t`No card was charged.` : t`Your card was charged ${sum}.`;
}

/** The sum, what paid it, what is left on vouchers, and refunds. */
export function OrderCheck({ order }: { readonly order: MyOrderFactsFragment }) {
  const vouchers = order.paidByVouchers ?? [];
  const refunds = order.refunds ?? [];
  return (
    <Check as="section" aria-labelledby="paid">
      <h2 id="paid">
        <Trans>What it costs</Trans>
      </h2>
      <OrderAmounts amounts={order.amounts ?? []} />
      {vouchers.map(({ last4, left }) => (
        <Text key={last4} kind="small">
          <Trans>
            ${left} is left on the voucher that ends in {last4}.
          </Trans>
        </Text>
      ))}
      <Text kind="small" soft>
        {paidWords(order)}
      </Text>
      {refunds.length > 0 ? (
        <>
          <h2>
            <Trans>Refunds</Trans>
          </h2>
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
