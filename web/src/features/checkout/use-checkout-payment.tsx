import { useMutation } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { useStripeForm } from '../../design/controls/stripe-fields.js';
import { Text } from '../../design/type/text.js';
import { StartOrderPaymentDocument } from '../../generated/operations.js';
import { type CartLine, SHIPPING_CENTS, subtotalOf } from '../../lib/cart-line.js';
import { printedCents, toCents } from '../../lib/money.js';
import { Fields } from './checkout-parts.js';
import type { PayOrder } from './use-order.js';

interface CheckoutPayment {
  readonly fields: ReactNode;
  readonly pay: PayOrder | undefined;
}

/** Stripe's form if the page has a key. The mock has none: the order names no payment (product.md §7). */
export function useCheckoutPayment(lines: readonly CartLine[]): CheckoutPayment {
  const goodsCents = subtotalOf(lines);
  const amountCents = goodsCents + SHIPPING_CENTS;
  const stripe = useStripeForm({ amountCents, chargedLater: false });
  const [start] = useMutation(StartOrderPaymentDocument, { fetchPolicy: 'no-cache' });
  if (stripe === undefined) return { fields: null, pay: undefined };

  const pay: PayOrder = ({ items, total, shipping }) =>
    stripe.pay(toCents(total) + toCents(shipping), async () => {
      const { data } = await start({ variables: { items, total, shipping } });
      if (!data) throw new Error('no answer');
      return data.startOrderPayment;
    });
  const fields = goodsCents > 0 && (
    <Fields>
      <legend>How you pay</legend>
      <div>
        {stripe.fields}
        <Text kind="small" soft mt={3}>
          Stripe, our payment provider, handles the payment, and we never see your card. It is charged{' '}
          {printedCents(amountCents)}, shipping included, when your order is placed.
        </Text>
      </div>
    </Fields>
  );
  return { fields, pay };
}
