import { styled } from 'styled-components';
import type { MyOrderFactsFragment } from '../../generated/operations.js';
import { Plate } from '../../kit/design/frames/plate.js';
import { Leaders } from '../../kit/design/marks/leaders.js';
import { Text } from '../../kit/design/type/text.js';
import { printedCents, toAmount, toCents } from '../../kit/lib/money.js';
import { taxWords } from '../rules/sales-tax.js';
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
  const { total, discount, shipping, delivery, taxLines, totalWithShipping } = order;
  const vouchers = order.paidByVouchers ?? [];
  const refunds = order.refunds ?? [];
  const nameOf = ({ lineId, productName, quantity }: (typeof refunds)[number]): string => {
    if (productName !== null) return quantity === null ? productName : `${quantity} × ${productName}`;
    return order.tours?.find((tour) => tour.lineId === lineId)?.tourName ?? 'Gift voucher';
  };
  return (
    <Check as="section" aria-labelledby="paid">
      <h2 id="paid">What it costs</h2>
      <Leaders
        facts={[
          { term: 'Subtotal', value: printedCents(toCents(total) + toCents(discount?.amount ?? '0.00')) },
          ...(discount ? [{ term: `Code ${discount.code}`, value: `−$${discount.amount}` }] : []),
          ...(delivery || toCents(shipping) > 0 ? [{ term: 'Shipping, flat', value: `$${shipping}` }] : []),
          ...taxLines.map((tax) => ({ term: taxWords(tax), value: `$${tax.amount}` })),
          { term: 'Total', value: `$${totalWithShipping}`, grand: true },
        ]}
      />
      {vouchers.length > 0 ? (
        <>
          <Leaders
            facts={[
              ...vouchers.map(({ last4, amount }) => ({ term: `Voucher ${last4}`, value: `−$${amount}` })),
              { term: 'By card', value: `$${toAmount(cardCentsOf(order))}` },
            ]}
          />
          {vouchers.map(({ last4, left }) => (
            <Text key={last4} kind="small">
              ${left} is left on the voucher that ends in {last4}.
            </Text>
          ))}
        </>
      ) : null}
      <Text kind="small" soft>
        {paidWords(order)}
      </Text>
      {refunds.length > 0 ? (
        <>
          <h2>Refunds</h2>
          <ul>
            {refunds.map((refund) => (
              <li key={refund.id}>
                {nameOf(refund)}: {refundText(refund)}.
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </Check>
  );
}
