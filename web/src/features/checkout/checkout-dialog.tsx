import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, useEffect } from 'react';
import { Button } from '../../design/controls/button.js';
import { IconButton } from '../../design/controls/icon-button.js';
import { closedByEscape } from '../../design/layers/closed-by-escape.js';
import { Scrim } from '../../design/layers/layer-parts.js';
import { dismissToasts } from '../../design/layers/toasts.js';
import { canCheckOut } from '../../lib/cart-line.js';
import { isSent } from './checkout-cart.js';
import { CheckoutError } from './checkout-error.js';
import { CheckoutFields } from './checkout-fields.js';
import { Actions, Form, Sheet, Top, Work } from './checkout-parts.js';
import { DeliveryChoice, RestChoice } from './choices.js';
import { OrderSummary } from './order-summary.js';
import { type Checkout, useCheckout } from './use-checkout.js';

interface CheckoutDialogProps extends Checkout {
  readonly open: boolean;
  /** How long the seats of its tours are held. */
  readonly heldSeats: ReactNode;
  /** The field for a voucher, and those that pay. */
  readonly voucherField: ReactNode;
  readonly onClose: () => void;
  /** Called when an item cannot be ordered: returns to the cart. */
  readonly onCart: () => void;
  /** Receives focus after everything is closed. */
  readonly onClosed: () => void;
}

/** Checkout over the page. What was typed stays until the order is placed, even if the dialog is closed. */
export function CheckoutDialog({
  open,
  cart,
  heldSeats,
  voucherField,
  onClose,
  onPlaced,
  onCart,
  onStale,
  settledVersion,
  onClosed,
}: CheckoutDialogProps) {
  const checkout = useCheckout({ cart, onPlaced, onStale, settledVersion });
  const { form, payment, choices, isSending, outcome, submit, forgetOutcome } = checkout;

  // What the cart said would cover the first fields.
  useEffect(() => (open ? dismissToasts() : undefined), [open]);

  const close = (): void => {
    if (isSending) return;
    forgetOutcome();
    onClose();
  };

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
                {isSending ? null : heldSeats}
                <DeliveryChoice cart={cart} choices={choices} />
                <CheckoutFields form={form} isSent={isSent(cart, choices)} />
                {voucherField}
                <RestChoice cart={cart} choices={choices} />
                {payment.fields}
              </Work>
              <OrderSummary cart={cart} choices={choices} />
              <Actions data-bar="">
                <CheckoutError outcome={outcome} cart={cart} />
                <Button kind="second" disabled={isSending} onClick={close}>
                  Cancel
                </Button>
                {canCheckOut(cart) ? (
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
