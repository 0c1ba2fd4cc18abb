import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { CartLine } from '../../lib/cart-line.js';
import { showFieldMessages } from '../../lib/forms/form-error.js';
import { keepDraft, openDraft } from './checkout-draft.js';
import { type CheckoutForm, checkoutShape, emptyForm } from './checkout-form.js';
import type { PlacedOrder } from './placed-order.js';
import { useCheckoutPayment } from './use-checkout-payment.js';
import { isPlaced, isStale, type OrderOutcome, useOrder } from './use-order.js';

export interface Checkout {
  readonly lines: readonly CartLine[];
  readonly onPlaced: (order: PlacedOrder) => void;
  /** Called when the server says that the cart is stale. */
  readonly onStale: () => Promise<unknown>;
}

function isOwnField(name: string): name is keyof CheckoutForm {
  return name in emptyForm;
}

/** The form of the checkout, kept as a draft until its order is placed. */
export function useCheckout({ lines, onPlaced, onStale }: Checkout) {
  const payment = useCheckoutPayment(lines);
  const { isSending, place } = useOrder(payment.pay);
  const [outcome, setOutcome] = useState<OrderOutcome>();
  const [defaultValues] = useState(openDraft);
  const form = useForm<CheckoutForm>({ resolver: zodResolver(checkoutShape), defaultValues });
  const { handleSubmit, setError, reset, subscribe } = form;

  useEffect(() => subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft(values) }), [subscribe]);

  const submit = handleSubmit(async (typed) => {
    setOutcome(undefined);
    const answer = await place(typed, lines);
    if (isPlaced(answer)) {
      reset(emptyForm);
      keepDraft(emptyForm);
      const { orderNumber, totalWithShipping: paid } = answer.order;
      onPlaced({ orderNumber, paid, email: typed.customerEmail, address: typed, lines });
      return;
    }
    setOutcome(answer);
    if (isStale(answer)) await onStale();
    showFieldMessages(answer, isOwnField, setError);
  });

  return { form, payment, isSending, outcome, submit, forgetOutcome: () => setOutcome(undefined) };
}
