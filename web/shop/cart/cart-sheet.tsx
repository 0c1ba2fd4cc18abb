import { useApolloClient } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { thisHouse } from '#house/about/house.js';
import { Button } from '../../kit/design/controls/button.js';
import { ButtonLink } from '../../kit/design/controls/button-link.js';
import { IconButton } from '../../kit/design/controls/icon-button.js';
import { useLate } from '../../kit/design/controls/use-late.js';
import { closedByEscape } from '../../kit/design/layers/closed-by-escape.js';
import { Scrim } from '../../kit/design/layers/layer-parts.js';
import { dismissToasts } from '../../kit/design/layers/toasts.js';
import { Leaders } from '../../kit/design/marks/leaders.js';
import { Text } from '../../kit/design/type/text.js';
import { dollarsOrFree, signedCents, toCents } from '../../kit/lib/money.js';
import { DrawnState } from '../design/drawn-state.js';
import { canCheckOut, goodsIn, totalWords, toursIn } from '../rules/cart-line.js';
import { focusCartButton } from './cart-button.js';
import { CartLines } from './cart-lines.js';
import { Check, Columns, Foot, Head, Ruling, Sheet, Total, Two } from './cart-sheet-parts.js';
import { cartStore, useCart } from './cart-store.js';
import { cartSummary, useCartSummary } from './cart-summary.js';
import { readCart } from './read-cart.js';

/** @param shipping the rate; undefined until it is known. @param isTaxed whether it is taxed */
function shippingWords(shipping: string | undefined, isTaxed: boolean, hasGoods: boolean, hasTours: boolean): string {
  // Gift vouchers come by e-mail.
  if (!hasGoods) return t`Nothing is added later: the sum here is what you pay.`;
  if (!hasTours) return shippingAlone(shipping, isTaxed);
  if (shipping === undefined) return t`Pick your things up with your visit, free, or have them sent.`;
  const price = dollarsOrFree(shipping);
  return isTaxed
    ? t`Pick your things up with your visit, free, or have them sent, ${price}, with its tax.`
    : t`Pick your things up with your visit, free, or have them sent, ${price}.`;
}

function shippingAlone(shipping: string | undefined, isTaxed: boolean): string {
  if (shipping === undefined) return t`Shipping is added at checkout.`;
  if (toCents(shipping) === 0) return t`Shipping is free.`;
  return isTaxed
    ? t`Shipping of $${shipping} is added at checkout, with its tax.`
    : t`Shipping of $${shipping} is added at checkout.`;
}

interface CartSheetProps {
  /** For an order without an answer. */
  readonly unanswered: ReactNode;
  readonly onClose: () => void;
}

export function CartSheet({ unanswered, onClose }: CartSheetProps) {
  const client = useApolloClient();
  const { layer } = useCartSummary();
  const { lines = [], terms, sums, waiting } = useCart();
  const check = useRef<HTMLDivElement>(null);
  const isOpen = layer === 'cart';
  const isLate = useLate(waiting > 0);

  useEffect(() => {
    if (isOpen && cartStore.state().lines === undefined && cartStore.state().waiting === 0) void readCart(client);
  }, [isOpen, client]);

  // Its lines say what was added.
  useEffect(() => (isOpen ? dismissToasts() : undefined), [isOpen]);

  const amounts = sums?.withoutShipping.lines ?? [];
  const beside = amounts.filter(({ kind }) => kind === 'CODE' || kind === 'TAX');
  const total = amounts.find(({ kind }) => kind === 'TOTAL');
  const isShippingTaxed = terms?.taxes.some(({ code }) => code === 'shipping') ?? false;

  // The pressed button disappears with its line, so the list takes the focus to keep the keyboard in the panel.
  const keepFocus = (): void => check.current?.focus({ preventScroll: true });

  return (
    <Radix.Root open={isOpen} onOpenChange={(open) => (open ? undefined : onClose())}>
      <Radix.Portal>
        <Scrim />
        <Sheet
          aria-describedby={undefined}
          {...closedByEscape(onClose)}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (cartSummary.state().layer === 'none') focusCartButton();
          }}
        >
          <Head>
            <Radix.Title>
              <thisHouse.Logo width={42} />
              <Trans>Your cart</Trans>
            </Radix.Title>
            <IconButton icon="close" label={t`Close the cart`} onClick={onClose} />
          </Head>
          <Check ref={check} tabIndex={0} role="group" aria-label={t`What is in your cart`}>
            <CartCheck unanswered={unanswered} onClose={onClose} onRemove={keepFocus} />
          </Check>
          <Foot data-bar="">
            {beside.length > 0 ? (
              <Leaders facts={beside.map(({ label, cents }) => ({ term: label, value: signedCents(cents) }))} />
            ) : null}
            <Total aria-busy={waiting > 0}>
              <span>{totalWords(lines)}</span>
              <b>{total ? signedCents(total.cents) : null}</b>
            </Total>
            <Text kind="small" soft role="status">
              {isLate
                ? t`Updating the cart...`
                : shippingWords(
                    terms?.shipping,
                    isShippingTaxed,
                    goodsIn({ lines }).length > 0,
                    toursIn({ lines }).length > 0,
                  )}
            </Text>
            {/* It need not wait: the checkout orders the lines that it shows. */}
            <Two>
              <ButtonLink to="/cart" kind="second" onClick={onClose}>
                <Trans>Open the cart</Trans>
              </ButtonLink>
              <Button disabled={!canCheckOut({ lines })} onClick={() => cartSummary.send({ layer: 'checkout' })}>
                <Trans>Checkout</Trans>
              </Button>
            </Two>
          </Foot>
        </Sheet>
      </Radix.Portal>
    </Radix.Root>
  );
}

interface CartCheckProps {
  readonly unanswered: ReactNode;
  readonly onClose: () => void;
  /** Called before a line disappears with its pressed button. */
  readonly onRemove: () => void;
}

function CartCheck({ unanswered, onClose, onRemove }: CartCheckProps) {
  const client = useApolloClient();
  const { lines, hasFailed } = useCart();
  const count = lines?.length ?? 0;
  return (
    <>
      {lines === undefined && !hasFailed ? (
        <Text role="status">
          <Trans>Loading your cart...</Trans>
        </Text>
      ) : null}
      {hasFailed ? (
        <DrawnState
          alert
          title={t`We couldn’t load your cart`}
          action={
            <Button onClick={() => void readCart(client)}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          <Trans>Everything you put in it is still there.</Trans>
        </DrawnState>
      ) : null}
      {lines !== undefined && count === 0 && !hasFailed ? unanswered : null}
      {lines !== undefined && count === 0 && !hasFailed ? (
        <DrawnState
          of="emptyCart"
          title={t`Your cart is empty`}
          action={
            <ButtonLink to="/store" onClick={onClose}>
              <Trans>See the store</Trans>
            </ButtonLink>
          }
        >
          <Trans>Nothing is on the check yet.</Trans>
        </DrawnState>
      ) : null}
      {lines !== undefined && count > 0 ? (
        <>
          <Columns>
            <Text kind="caps">
              <Trans>Item</Trans>
            </Text>
            <Text kind="caps">
              <Trans>Amount</Trans>
            </Text>
          </Columns>
          <CartLines onLinkPressed={onClose} onRemove={onRemove} />
          <Ruling />
        </>
      ) : null}
    </>
  );
}
