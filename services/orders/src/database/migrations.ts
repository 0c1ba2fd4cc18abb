import { CartsOrders1790000000000 } from './migrations/1790000000000-carts-orders.js';
import { SortedOrders1795300000000 } from './migrations/1795300000000-sorted-orders.js';
import { CartItemsByTime1795361000000 } from './migrations/1795361000000-cart-items-by-time.js';
import { Payments1795382400000 } from './migrations/1795382400000-payments.js';
import { OrderStatuses1795391100000 } from './migrations/1795391100000-order-statuses.js';
import { OrderDeliveries1795500600000 } from './migrations/1795500600000-order-deliveries.js';
import { ValidShipping1795500601000 } from './migrations/1795500601000-valid-shipping.js';
import { PurchaseCounts1795500621000 } from './migrations/1795500621000-purchase-counts.js';
import { AdditionKeys1795500700000 } from './migrations/1795500700000-addition-keys.js';

/** All migrations, oldest first. */
export const MIGRATIONS = [
  CartsOrders1790000000000,
  SortedOrders1795300000000,
  CartItemsByTime1795361000000,
  Payments1795382400000,
  OrderStatuses1795391100000,
  OrderDeliveries1795500600000,
  ValidShipping1795500601000,
  PurchaseCounts1795500621000,
  AdditionKeys1795500700000,
];
