import { addToCart } from '../../shop/cart/cart-actions.js';
import { StorePage } from '../../shop/store/store-page.js';

export function StoreScreen() {
  return <StorePage onAdd={addToCart} />;
}
