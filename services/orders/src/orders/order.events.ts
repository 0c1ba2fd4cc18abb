import type { CloudEvent } from '@hilltop/contracts/cloud-event';
import { orderPlaced } from '@hilltop/contracts/orders/order-placed';
import { correlationId } from '@hilltop/platform/logging/correlation';
import type { Order } from './order.entity.js';

/** The event has no name or address: a consumer that needs them queries by id. */
export function orderPlacedEvent(order: Order, tours = 0): CloudEvent {
  return orderPlaced.create({
    aggregateId: order.id,
    data: {
      orderId: order.id,
      totalCents: order.totalCents,
      lineCount: order.lines.length + tours,
      itemCount: order.lines.reduce((sum, { quantity }) => sum + quantity, tours),
    },
    correlationId: correlationId(),
    now: order.createdAt,
  });
}
