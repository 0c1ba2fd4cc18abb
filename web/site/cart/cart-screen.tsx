import { dataClient } from '../../kit/data/data-client.js';
import { CartPage } from '../../shop/cart/cart-page.js';
import { cartSession } from '../../shop/cart/cart-session.js';
import { useCart } from '../../shop/cart/cart-store.js';
import { cartSummary } from '../../shop/cart/cart-summary.js';
import { useSums } from '../../shop/cart/use-sums.js';
import { unansweredOrder } from '../../shop/checkout/order-attempts.js';
import { PageCheck } from '../../shop/checkout/page-check.js';
import { CartCodes, putCodeInCart } from './cart-codes.js';

export function CartScreen() {
  const { lines, vouchers, code, terms } = useCart();
  const shown = useSums(dataClient);
  const sessionId = lines === undefined ? '' : cartSession();
  const cart = lines && terms && { sessionId, lines, vouchers, code, terms, ...shown };
  return (
    <CartPage
      isUnanswered={lines !== undefined && unansweredOrder(sessionId) !== undefined}
      check={
        cart ? (
          <PageCheck
            cart={cart}
            codeField={<CartCodes />}
            onCode={putCodeInCart}
            onCheckout={() => cartSummary.send({ layer: 'checkout' })}
          />
        ) : null
      }
    />
  );
}
