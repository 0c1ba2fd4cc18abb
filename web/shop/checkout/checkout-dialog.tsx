import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Dialog as Radix } from 'radix-ui';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { Button } from '../../kit/design/controls/button.js';
import { IconButton } from '../../kit/design/controls/icon-button.js';
import { closedByEscape } from '../../kit/design/layers/closed-by-escape.js';
import { Scrim } from '../../kit/design/layers/layer-parts.js';
import { dismissToasts } from '../../kit/design/layers/toasts.js';
import { focusCode, sendTypedCode, type UseCode, useTypedCode } from '../../kit/lib/typed-code.js';
import { canCheckOut } from '../rules/cart-line.js';
import { isSent } from '../rules/choices.js';
import { CheckoutFields } from './checkout-fields.js';
import { CheckoutNotice, type CodeOutcome } from './checkout-notice.js';
import { Actions, Beside, Corner, Form, Sheet, Work } from './checkout-parts.js';
import { DeliveryChoice, RestChoice } from './choices.js';
import { OrderSummary } from './order-summary.js';
import { type Checkout, useCheckout } from './use-checkout.js';

interface CheckoutDialogProps extends Checkout {
  readonly open: boolean;
  readonly heldSeats: ReactNode;
  readonly codeField: ReactNode;
  /** Uses what is typed in the field. */
  readonly onCode: UseCode;
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
  onCode,
  onClose,
  onPlaced,
  onCart,
  onStale,
  settledVersion,
  onClosed,
}: CheckoutDialogProps) {
  const checkout = useCheckout({ cart, onPlaced, onStale, settledVersion });
  const { form, payment, choices, isSending, outcome, submit, forgetOutcome } = checkout;
  const { isBusy: isUsingCode } = useTypedCode();
  const [code, setCode] = useState<CodeOutcome>();

  // What the cart said would cover the first fields.
  useEffect(() => (open ? dismissToasts() : undefined), [open]);

  const close = (): void => {
    if (isSending) return;
    forgetOutcome();
    setCode(undefined);
    onClose();
  };

  /** A typed code is used first: the sum that is paid is one that was seen. */
  const place = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const sheet = event.currentTarget;
    forgetOutcome();
    setCode(undefined);
    const sent = await sendTypedCode(onCode);
    if (sent === 'refused') focusCode(sheet);
    if (sent === 'none') await submit();
    else setCode(sent);
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
          <Corner as="span">
            <IconButton icon="close" label={t`Cancel and close`} disabled={isSending} onClick={close} />
          </Corner>
          <div>
            <Form noValidate aria-busy={isSending} onSubmit={(event) => void place(event)}>
              <Work>
                <Radix.Title>
                  <Trans>Checkout</Trans>
                </Radix.Title>
                {isSending ? null : heldSeats}
                <DeliveryChoice cart={cart} choices={choices} />
                <CheckoutFields form={form} isSent={isSent(cart, choices)} />
                {payment.fields}
              </Work>
              <Beside>
                <OrderSummary cart={cart}>
                  {codeField}
                  <RestChoice cart={cart} choices={choices} />
                </OrderSummary>
                <Actions data-bar="">
                  <CheckoutNotice outcome={outcome} cart={cart} code={code} />
                  <Button kind="second" disabled={isSending} onClick={close}>
                    <Trans>Cancel</Trans>
                  </Button>
                  {canCheckOut(cart) ? (
                    <Button
                      type="submit"
                      busy={isSending || isUsingCode || cart.isSettling}
                      busyText={isSending ? t`Processing...` : t`Updating...`}
                    >
                      <Trans>Place Order</Trans>
                    </Button>
                  ) : (
                    <Button onClick={onCart}>
                      <Trans>Change the Cart</Trans>
                    </Button>
                  )}
                </Actions>
              </Beside>
            </Form>
          </div>
        </Sheet>
      </Radix.Portal>
    </Radix.Root>
  );
}
