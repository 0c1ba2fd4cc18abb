import { addToCart } from '../../features/cart/cart-actions.js';
import { StorePage } from '../../features/store/store-page.js';

/** The store and the cart it adds to. */
export function StoreScreen() {
  return <StorePage onAdd={addToCart} />;
}
