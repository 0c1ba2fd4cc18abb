import { zodResolver } from '@hookform/resolvers/zod';
import { Dialog as Radix } from 'radix-ui';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../design/controls/button.js';
import { IconButton } from '../../design/controls/icon-button.js';
import { closedByEscape } from '../../design/layers/closed-by-escape.js';
import { Scrim } from '../../design/layers/layer-parts.js';
import { dismissToasts } from '../../design/layers/toasts.js';
import { type CartLine, unavailableReason } from '../../lib/cart-line.js';
import { keepDraft, openDraft } from './checkout-draft.js';
import { CheckoutError } from './checkout-error.js';
import { CheckoutFields } from './checkout-fields.js';
import { type CheckoutForm, checkoutShape, emptyForm } from './checkout-form.js';
import { Actions, Form, Sheet, Top, Work } from './checkout-parts.js';
import { OrderSummary } from './order-summary.js';
import type { PlacedOrder } from './placed-order.js';
import { useCheckoutPayment } from './use-checkout-payment.js';
import { isPlaced, isStale, type OrderOutcome, useOrder } from './use-order.js';

interface CheckoutDialogProps {
  readonly open: boolean;
  readonly lines: readonly CartLine[];
  readonly onClose: () => void;
  readonly onPlaced: (order: PlacedOrder) => void;
  /** Called when an item cannot be ordered: returns to the cart. */
  readonly onCart: () => void;
  /** Called when the server says that the cart is stale. */
  readonly onStale: () => Promise<unknown>;
  /** Receives focus after everything is closed. */
  readonly onClosed: () => void;
}

function isOwnField(name: string): name is keyof CheckoutForm {
  return name in emptyForm;
}

/** Checkout over the page. What was typed stays until the order is placed, even if the dialog is closed. */
export function CheckoutDialog({ open, lines, onClose, onPlaced, onCart, onStale, onClosed }: CheckoutDialogProps) {
  const payment = useCheckoutPayment(lines);
  const { isSending, place } = useOrder(payment.pay);
  const [outcome, setOutcome] = useState<OrderOutcome>();
  const [defaultValues] = useState(openDraft);
  const form = useForm<CheckoutForm>({
    resolver: zodResolver(checkoutShape),
    defaultValues,
  });
  const { handleSubmit, setError, reset, subscribe } = form;

  useEffect(() => subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft(values) }), [subscribe]);

  // What the cart said would cover the first fields.
  useEffect(() => (open ? dismissToasts() : undefined), [open]);

  const close = (): void => {
    if (isSending) return;
    setOutcome(undefined);
    onClose();
  };

  const submit = handleSubmit(async (form) => {
    setOutcome(undefined);
    const answer = await place(form, lines);
    if (isPlaced(answer)) {
      reset(emptyForm);
      keepDraft(emptyForm);
      const { orderNumber, totalWithShipping: paid } = answer.order;
      onPlaced({ orderNumber, paid, email: form.customerEmail, address: form, lines });
      return;
    }
    setOutcome(answer);
    if (isStale(answer)) await onStale();
    if (typeof answer !== 'object' || answer.__typename !== 'InvalidInput') return;
    for (const { field, message } of answer.fields) {
      if (isOwnField(field)) setError(field, { message }, { shouldFocus: true });
    }
  });

  return (
    <Radix.Root open={open} onOpenChange={(isOpen) => (isOpen ? undefined : close())}>
      <Radix.Portal>
        <Scrim />
        <Sheet
          aria-describedby={undefined}
          {...closedByEscape(close)}
          onInteractOutside={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            onClosed();
          }}
        >
          <div>
            <Form noValidate aria-busy={isSending} onSubmit={(event) => void submit(event)}>
              <Work>
                <Top>
                  <Radix.Title>Checkout</Radix.Title>
                  <IconButton icon="close" label="Cancel and close" disabled={isSending} onClick={close} />
                </Top>
                <CheckoutFields form={form} />
                {payment.fields}
              </Work>
              <OrderSummary lines={lines} />
              <Actions data-bar="">
                <CheckoutError outcome={outcome} />
                <Button kind="second" disabled={isSending} onClick={close}>
                  Cancel
                </Button>
                {lines.every((line) => unavailableReason(line) === undefined) && lines.length > 0 ? (
                  <Button type="submit" busy={isSending} busyText="Processing...">
                    Place Order
                  </Button>
                ) : (
                  <Button onClick={onCart}>Change the Cart</Button>
                )}
              </Actions>
            </Form>
          </div>
        </Sheet>
      </Radix.Portal>
    </Radix.Root>
  );
}
