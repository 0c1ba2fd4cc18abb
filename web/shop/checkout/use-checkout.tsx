import { zodResolver } from '@hookform/resolvers/zod';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Text } from '../../kit/design/type/text.js';
import { showFieldMessages } from '../../kit/lib/forms/form-error.js';
import { printedCents } from '../../kit/lib/money.js';
import { type StripePayment, useStripeForm } from '../payment/stripe-fields.js';
import { type CheckoutCart, canCheckOut, toursIn } from '../rules/cart-line.js';
import { type Choices, choicesStore, firstChoices, isSent, useChoices } from '../rules/choices.js';
import { keepDraft, openDraft } from './checkout-draft.js';
import { type CheckoutForm, checkoutShape, emptyForm, payerShape } from './checkout-form.js';
import { Fields } from './checkout-parts.js';
import type { PlacedOrder } from './placed-order.js';
import { boughtOf, isStale, type OrderOutcome, usePurchase } from './use-purchase.js';

export interface Checkout {
  readonly cart: CheckoutCart;
  readonly onPlaced: (order: PlacedOrder) => void;
  /** Called when the server says that the cart is stale. */
  readonly onStale: () => Promise<unknown>;
  /** Names the cart once waiting changes are made. */
  readonly settledVersion: () => Promise<string>;
}

function isOwnField(name: string): name is keyof CheckoutForm {
  return name in emptyForm;
}

/** An address that was typed before is not sent with an order for pickup. */
function asked(typed: CheckoutForm, cart: CheckoutCart, choices: Choices): CheckoutForm {
  const { customerName, customerEmail } = typed;
  return isSent(cart, choices) ? typed : { ...emptyForm, customerName, customerEmail };
}

/** Kept as a draft until the order is placed. */
export function useCheckout({ cart, onPlaced, onStale, settledVersion }: Checkout) {
  const choices = useChoices();
  const payment = useCheckoutPayment(cart, choices);
  const { isBusy: isSending, buy } = usePurchase();
  const [outcome, setOutcome] = useState<OrderOutcome>();
  const [defaultValues] = useState(openDraft);
  const shape = isSent(cart, choices) ? checkoutShape : payerShape;
  const form = useForm<CheckoutForm>({ resolver: zodResolver(shape), defaultValues });
  const { handleSubmit, setError, reset, subscribe, getValues, setValue } = form;

  useEffect(() => subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft(values) }), [subscribe]);

  // The person who booked the tour usually pays for it.
  const [tour] = toursIn(cart);
  useEffect(() => {
    if (getValues('customerPhone') === '') setValue('customerPhone', openDraft().customerPhone);
    if (tour === undefined || getValues('customerName') !== '' || getValues('customerEmail') !== '') return;
    setValue('customerName', tour.guestName);
    setValue('customerEmail', tour.guestEmail);
  }, [tour, getValues, setValue]);

  const submit = handleSubmit(async (typed) => {
    setOutcome(undefined);
    const wanted = { form: asked(typed, cart, choices), cart, choices, settledVersion, authorize: payment.authorize };
    const answer = await buy(wanted);
    const order = boughtOf(answer);
    if (order) {
      reset(emptyForm);
      keepDraft(emptyForm);
      choicesStore.send(firstChoices);
      onPlaced(order);
      return;
    }
    setOutcome(answer);
    if (isStale(answer)) await onStale();
    showFieldMessages(answer, isOwnField, setError);
  });

  return { form, payment, choices, isSending, outcome, submit, forgetOutcome: () => setOutcome(undefined) };
}

interface CheckoutPayment {
  readonly fields: ReactNode;
  /** Undefined if no card is asked for. */
  readonly authorize: StripePayment['pay'] | undefined;
}

const demonstration = (
  <Fields>
    <legend>
      <Trans>How you pay</Trans>
    </legend>
    <div>
      <Text soft>
        <Trans>This is a demonstration: no card is asked for, and nothing is charged.</Trans>
      </Text>
    </div>
  </Fields>
);

const nothingToPay = (
  <Text kind="small" soft>
    <Trans>Nothing is left to pay: no card is needed.</Trans>
  </Text>
);

/** Stripe's form if the page has a key. The mock has none: the order names no payment (product.md §7). */
function useCheckoutPayment(cart: CheckoutCart, choices: Choices): CheckoutPayment {
  const amountCents = cart.sums?.cardCents ?? 0;
  const sum = printedCents(amountCents);
  // A visit can cost more later; goods cannot.
  const stripe = useStripeForm({ amountCents, chargedLater: toursIn(cart).length > 0 });
  if (stripe === undefined) return { fields: demonstration, authorize: undefined };
  if (amountCents === 0 && (cart.vouchers.length > 0 || cart.code))
    return { fields: nothingToPay, authorize: undefined };

  const fields = canCheckOut(cart) && (
    <Fields>
      <legend>
        <Trans>How you pay</Trans>
      </legend>
      <div>
        {stripe.fields}
        <Text kind="small" soft mt={3}>
          {isSent(cart, choices)
            ? t`Stripe, our payment provider, handles the payment, and we never see your card. It is charged ${sum}, shipping included, when your order is placed.`
            : t`Stripe, our payment provider, handles the payment, and we never see your card. It is charged ${sum} when your order is placed.`}
        </Text>
      </div>
    </Fields>
  );
  return { fields, authorize: stripe.pay };
}
