import type { CloudEvent } from '@hilltop/contracts/cloud-event';
import { orderPlaced } from '@hilltop/contracts/orders/order-placed';
import { correlationId } from '@hilltop/platform/logging/correlation';
import type { Order } from './order.entity.js';

/** Says that something was bought. Who bought it stays here; readers that need it ask by the id. */
export function orderPlacedEvent(order: Order): CloudEvent {
  return orderPlaced.create({
    aggregateId: order.id,
    data: {
      orderId: order.id,
      totalCents: order.totalCents,
      lineCount: order.lines.length,
      itemCount: order.lines.reduce((sum, { quantity }) => sum + quantity, 0),
    },
    correlationId: correlationId(),
    now: order.createdAt,
  });
}
