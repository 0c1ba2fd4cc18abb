import { addToCart } from '../../features/cart/cart-actions.js';
import { StorePage } from '../../features/store/store-page.js';

export function StoreScreen() {
  return <StorePage onAdd={addToCart} />;
}
