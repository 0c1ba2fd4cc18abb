import { orderLineCancelled } from '@hilltop/contracts/orders/order-line-cancelled';
import { subscription } from '@hilltop/platform/messaging/inbox/subscription';
import { ReturnStockWhenLineCancelled } from './stock/return-stock/return-stock-when-line-cancelled.js';

export const SUBSCRIPTIONS = [
  subscription({
    event: orderLineCancelled,
    durable: 'catalog-order-line-cancelled',
    react: ReturnStockWhenLineCancelled,
  }),
];
