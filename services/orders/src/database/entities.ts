import { CartItem } from '../carts/cart-item.entity.js';
import { Order } from '../orders/order.entity.js';
import { KnownProduct } from '../products/known-product.entity.js';

/** Every table that the ORM knows. Outbox and inbox belong to the platform. */
export const ENTITIES = [KnownProduct, CartItem, Order];
