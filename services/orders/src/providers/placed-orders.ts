import type { Provider } from '@nestjs/common';
import { BuyerViews } from '../buyer-page/buyer-views.js';
import { ChangeGiftMailingResolver } from '../buyer-page/change-gift-mailing.resolver.js';
import { CorrectMyOrderResolver } from '../buyer-page/correct-my-order.resolver.js';
import { MyOrderResolver } from '../buyer-page/my-order.resolver.js';
import { SwitchMyOrderLineResolver } from '../buyer-page/switch-my-order-line.resolver.js';
import { CancelOrderLine } from '../orders/cancel-line/cancel-order-line.js';
import { CancelOrderLineResolver } from '../orders/cancel-line/cancel-order-line.resolver.js';
import { GiveBack } from '../orders/cancel-line/give-back.js';
import { OrderCancellationResolver } from '../orders/cancel-line/order-cancellation.resolver.js';
import { RetryOrderRefundResolver } from '../orders/cancel-line/retry-order-refund.resolver.js';
import { SwitchLine } from '../orders/cancel-line/switch-line.js';
import { ChangeOrderStatus } from '../orders/change-order-status/change-order-status.js';
import { ChangeOrderStatusResolver } from '../orders/change-order-status/change-order-status.resolver.js';
import { CorrectDelivery } from '../orders/correct-delivery/correct-delivery.js';
import { CorrectOrderDeliveryResolver } from '../orders/correct-delivery/correct-order-delivery.resolver.js';
import { CorrectParcelResolver } from '../orders/correct-parcel.resolver.js';
import { ListOrdersResolver } from '../orders/list-orders.resolver.js';
import { OrderRepository } from '../orders/order.repository.js';
import { OrderChanges } from '../orders/order-changes.js';
import { OrderChangesResolver } from '../orders/order-changes.resolver.js';
import { OrderLinks } from '../orders/order-links.js';
import { OrderReceiptResolver } from '../orders/order-receipt.resolver.js';
import { OrdersByEmailResolver } from '../orders/orders-by-email.resolver.js';

const orders = [
  OrderRepository,
  ListOrdersResolver,
  ChangeOrderStatus,
  ChangeOrderStatusResolver,
  GiveBack,
  CancelOrderLine,
  CancelOrderLineResolver,
  OrderCancellationResolver,
  RetryOrderRefundResolver,
  OrderReceiptResolver,
  OrdersByEmailResolver,
];

/** Product.md §21. */
const afterOrdering = [
  OrderLinks,
  OrderChanges,
  OrderChangesResolver,
  CorrectDelivery,
  SwitchLine,
  CorrectOrderDeliveryResolver,
  CorrectParcelResolver,
  BuyerViews,
  MyOrderResolver,
  CorrectMyOrderResolver,
  SwitchMyOrderLineResolver,
  ChangeGiftMailingResolver,
];

export const placedOrders: readonly Provider[] = [...orders, ...afterOrdering];
