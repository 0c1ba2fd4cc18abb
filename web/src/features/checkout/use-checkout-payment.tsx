import type { ReactNode } from 'react';
import { type StripePayment, useStripeForm } from '../../design/controls/stripe-fields.js';
import { Text } from '../../design/type/text.js';
import { canCheckOut } from '../../lib/cart-line.js';
import { printedCents } from '../../lib/money.js';
import { amountsOf, type CheckoutCart, type Choices, cardCentsOf, isSent } from './checkout-cart.js';
import { Fields } from './checkout-parts.js';

interface CheckoutPayment {
  readonly fields: ReactNode;
  /** Authorizes the card; undefined where none is asked for. */
  readonly authorize: StripePayment['pay'] | undefined;
}

const demonstration = (
  <Text kind="small" soft>
    This is a demonstration: no card is asked for, and nothing is charged.
  </Text>
);

const nothingToPay = (
  <Text kind="small" soft>
    Nothing is left to pay: no card is needed.
  </Text>
);

/** Stripe's form if the page has a key. The mock has none: the order names no payment (product.md §7). */
export function useCheckoutPayment(cart: CheckoutCart, choices: Choices): CheckoutPayment {
  const amountCents = cardCentsOf(amountsOf(cart, choices));
  // A visit may become dearer later; goods do not.
  const stripe = useStripeForm({ amountCents, chargedLater: cart.tours.length > 0 });
  if (stripe === undefined) return { fields: demonstration, authorize: undefined };
  if (amountCents === 0 && (cart.vouchers.length > 0 || cart.code))
    return { fields: nothingToPay, authorize: undefined };

  const fields = canCheckOut(cart) && (
    <Fields>
      <legend>How you pay</legend>
      <div>
        {stripe.fields}
        <Text kind="small" soft mt={3}>
          Stripe, our payment provider, handles the payment, and we never see your card. It is charged{' '}
          {printedCents(amountCents)}
          {isSent(cart, choices) ? ', shipping included,' : ''} when your order is placed.
        </Text>
      </div>
    </Fields>
  );
  return { fields, authorize: stripe.pay };
}
