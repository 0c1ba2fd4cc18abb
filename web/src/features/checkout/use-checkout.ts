import { useMutation } from '@apollo/client/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { StartBasketPaymentDocument } from '../../generated/operations.js';
import { showFieldMessages } from '../../lib/forms/form-error.js';
import { toAmount } from '../../lib/money.js';
import { taxCentsOf } from '../../lib/sales-tax.js';
import type { CardRefused, StartedPayment } from '../../lib/stripe/stripe-form.js';
import { announceOrder } from './announce-order.js';
import {
  amountsOf,
  type CheckoutCart,
  type Choices,
  cardCentsOf,
  firstChoices,
  isSent,
  totalOf,
} from './checkout-cart.js';
import { keepDraft, openDraft } from './checkout-draft.js';
import { type CheckoutForm, checkoutShape, emptyForm, payerShape } from './checkout-form.js';
import { choicesStore, useChoices } from './choices-store.js';
import { isStale } from './is-stale.js';
import { type OrderAttempt, orderAttempts } from './order-attempts.js';
import type { PayWithStripe } from './pay-with-stripe.js';
import type { PlacedOrder } from './placed-order.js';
import { type OrderOutcome, type OrderRefusal, useSendOrder } from './send-order.js';
import { useCheckoutPayment } from './use-checkout-payment.js';

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
  const { isSending, place } = useOrder(payment.stripe, settledVersion);
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
    const answer = await place({ form: asked(typed, cart, choices), cart, choices });
    if (typeof answer === 'object' && answer.__typename === 'Bought') {
      reset(emptyForm);
      keepDraft(emptyForm);
      choicesStore.send(firstChoices);
      onPlaced(answer.order);
      return;
    }
    setOutcome(answer);
    if (isStale(answer)) await onStale();
    showFieldMessages(answer, isOwnField, setError);
  });

  return { form, payment, choices, isSending, outcome, submit, forgetOutcome: () => setOutcome(undefined) };
}

/** What is bought, as its visitor sees it. */
interface Order {
  readonly form: CheckoutForm;
  readonly cart: CheckoutCart;
  readonly choices: Choices;
}

/**
 * Buys a cart: authorized as a whole, and charged for what was confirmed. It is sent once, however often it is tried.
 * @param settledVersion names the cart once the changes that wait are made
 */
function useOrder(stripe: PayWithStripe | undefined, settledVersion: () => Promise<string>) {
  const [startPayment] = useMutation(StartBasketPaymentDocument, { fetchPolicy: 'no-cache' });
  const [isSending, setIsSending] = useState(false);
  const send = useSendOrder();

  /** Pays for an attempt, unless an earlier try did. */
  const paidFor = async (attempt: OrderAttempt, cents: number): Promise<OrderAttempt | CardRefused | OrderRefusal> => {
    const { input } = attempt;
    if (stripe === undefined || input.paymentIntentId !== undefined) return attempt;
    const { sessionId, version, pickUp, total } = input;
    const paid = await stripe(cents, async (): Promise<StartedPayment | OrderRefusal> => {
      const { data } = await startPayment({ variables: { sessionId, version, pickUp, total } });
      if (!data) throw new Error('no answer');
      return data.startBasketPayment;
    });
    if (paid.__typename !== 'Authorized') return paid;
    return { ...attempt, input: { ...input, paymentIntentId: paid.paymentIntentId } };
  };

  const buy = async ({ form, cart, choices }: Order): Promise<OrderOutcome> => {
    const amounts = amountsOf(cart, choices);
    const input = {
      ...form,
      sessionId: cart.sessionId,
      version: await settledVersion(),
      pickUp: !isSent(cart, choices),
      takeWhatYouCanGet: choices.takeTheRest,
      total: toAmount(totalOf(amounts)),
      shipping: toAmount(amounts.shippingCents ?? 0),
      tax: toAmount(taxCentsOf(amounts.taxes)),
    };
    const attempt = await paidFor(orderAttempts.at(input), cardCentsOf(amounts)).catch(() => 'unanswered' as const);
    if (typeof attempt === 'object' && 'idempotencyKey' in attempt) return send(attempt);
    announceOrder(false);
    return attempt;
  };

  const place = async (order: Order): Promise<OrderOutcome> => {
    setIsSending(true);
    const outcome = await buy(order);
    setIsSending(false);
    return outcome;
  };

  return { isSending, place };
}
