import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { showFieldMessages } from '../../lib/forms/form-error.js';
import { type CheckoutCart, type Choices, firstChoices, isSent } from './checkout-cart.js';
import { keepDraft, openDraft } from './checkout-draft.js';
import { type CheckoutForm, checkoutShape, emptyForm, payerShape } from './checkout-form.js';
import { choicesStore, useChoices } from './choices-store.js';
import type { PlacedOrder } from './placed-order.js';
import { useCheckoutPayment } from './use-checkout-payment.js';
import { boughtOf, isStale, type OrderOutcome, usePurchase } from './use-purchase.js';

export interface Checkout {
  readonly cart: CheckoutCart;
  readonly onPlaced: (order: PlacedOrder) => void;
  /** Called when the server says that the cart is stale. */
  readonly onStale: () => Promise<unknown>;
  /** Names the cart once the changes that wait are made. */
  readonly settledVersion: () => Promise<string>;
}

function isOwnField(name: string): name is keyof CheckoutForm {
  return name in emptyForm;
}

/** What was asked for: an address that was typed before is not sent with what is picked up. */
function asked(typed: CheckoutForm, cart: CheckoutCart, choices: Choices): CheckoutForm {
  const { customerName, customerEmail } = typed;
  return isSent(cart, choices) ? typed : { ...emptyForm, customerName, customerEmail };
}

/** The form of the checkout, kept as a draft until its order is placed. */
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

  // Who booked the tour usually pays for it.
  const [tour] = cart.tours;
  useEffect(() => {
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
