import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../design/controls/button.js';
import { IconButton } from '../../design/controls/icon-button.js';
import { closedByEscape } from '../../design/layers/closed-by-escape.js';
import { Scrim } from '../../design/layers/layer-parts.js';
import { dismissToasts } from '../../design/layers/toasts.js';
import { Notice } from '../../design/marks/notice.js';
import { canCheckOut } from '../../lib/cart-line.js';
import { type CheckoutCart, isSent } from './checkout-cart.js';
import { CheckoutFields } from './checkout-fields.js';
import { Actions, Form, Sheet, Top, Work } from './checkout-parts.js';
import { DeliveryChoice, RestChoice } from './choices.js';
import { OrderSummary } from './order-summary.js';
import { type Checkout, useCheckout } from './use-checkout.js';
import { isStale, type OrderOutcome } from './use-purchase.js';

interface CheckoutDialogProps extends Checkout {
  readonly open: boolean;
  readonly heldSeats: ReactNode;
  readonly codeField: ReactNode;
  readonly onClose: () => void;
  /** Called when an item cannot be ordered: returns to the cart. */
  readonly onCart: () => void;
  readonly onClosed: () => void;
}

/** Checkout over the page. What was typed stays until the order is placed, even if the dialog is closed. */
export function CheckoutDialog({
  open,
  cart,
  heldSeats,
  codeField,
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
                {codeField}
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

interface NoticeText {
  readonly title: string;
  readonly text: string;
}

function noticeOf(outcome: Exclude<OrderOutcome, { readonly __typename: 'Bought' }>): NoticeText {
  if (typeof outcome === 'object') {
    const more = isStale(outcome) ? ' Your check is up to date now.' : '';
    const text =
      outcome.__typename === 'CardRefused' ? `${outcome.message} Nothing has been charged.` : outcome.message;
    return { title: 'The order was not placed', text: `${text}${more}` };
  }
  return {
    title: 'We didn’t get an answer',
    text: 'Everything you typed is still here. Place the order again. It counts only once, however often you try.',
  };
}

interface CheckoutErrorProps {
  readonly outcome: OrderOutcome | undefined;
  readonly cart: CheckoutCart;
}

/** Why an order was not placed, next to the pressed button: the toast disappears too soon and is elsewhere. */
function CheckoutError({ outcome, cart }: CheckoutErrorProps) {
  const notice = useRef<HTMLDivElement>(null);

  // Also when the check above it grows: it is refetched after a refusal.
  useEffect(() => {
    if (outcome !== undefined) notice.current?.scrollIntoView({ block: 'nearest' });
  }, [outcome, cart.lines, cart.tours, cart.gifts]);

  if (outcome === undefined || (typeof outcome === 'object' && outcome.__typename === 'Bought')) return null;
  const { title, text } = noticeOf(outcome);
  return (
    <div ref={notice}>
      <Notice tone="refused" alert title={title}>
        {text}
      </Notice>
    </div>
  );
}
