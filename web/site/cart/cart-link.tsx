import { plural, t } from '@lingui/core/macro';
import { styled } from 'styled-components';
import { Icon } from '../../kit/design/marks/icon.js';
import { CART_BUTTON_ID } from '../../shop/cart/cart-button.js';
import { cartSummary, useCartSummary } from '../../shop/cart/cart-summary.js';

const Bag = styled.button`
  position: relative;
  display: grid;
  place-items: center;
  flex: none;
  width: var(--target);
  height: var(--target);
  color: var(--brass-lit);
  &:hover { background: var(--night-high); }
`;

const Count = styled.span`
  position: absolute;
  top: 0;
  right: -2px;
  min-width: 22px;
  height: 22px;
  padding: 0 5px;
  border-radius: var(--r-chip);
  background: var(--brass-lit);
  color: var(--night);
  font: 700 0.8125rem / 22px var(--ui);
  text-align: center;
  font-variant-numeric: tabular-nums;
  box-shadow: 0 0 0 2px var(--night), inset 0 0 0 1.5px var(--night), inset 0 0 0 2.5px var(--brass-lit);
`;

export function cartLabel(count: number): string {
  return count === 0 ? t`Cart, empty` : plural(count, { one: 'Cart, # item', other: 'Cart, # items' });
}

/**
 * The header's cart button with its count, a sum of quantities. The stored count is known after hydration, and then
 * only this re-renders.
 */
export function CartLink() {
  const { count } = useCartSummary();
  return (
    <Bag
      id={CART_BUTTON_ID}
      type="button"
      aria-haspopup="dialog"
      aria-label={cartLabel(count)}
      onClick={() => cartSummary.send({ layer: 'cart' })}
    >
      <Icon name="cart" />
      {count > 0 ? <Count aria-hidden="true">{count}</Count> : null}
    </Bag>
  );
}
