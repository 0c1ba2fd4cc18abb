import { addToCart } from '../../features/cart/cart-actions.js';
import { useCart } from '../../features/cart/cart-store.js';
import { StorePage } from '../../features/store/store-page.js';

/** The store and the cart it adds to. */
export function StoreScreen() {
  const { isBusy } = useCart();
  return <StorePage cart={{ isBusy, onAdd: addToCart }} />;
}
