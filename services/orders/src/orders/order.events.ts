import type { CloudEvent } from '@hilltop/contracts/cloud-event';
import { orderPlaced } from '@hilltop/contracts/orders/order-placed';
import { correlationId } from '@hilltop/platform/logging/correlation';
import type { SaleLine } from '../lines/sale-line.entity.js';
import type { OrderFacts } from './order.entity.js';

/** The event has no name or address: a consumer that needs them queries by id. */
export function orderPlacedEvent(order: OrderFacts, lines: readonly SaleLine[]): CloudEvent {
  return orderPlaced.create({
    aggregateId: order.id,
    data: {
      orderId: order.id,
      totalCents: order.totalCents,
      lineCount: lines.length,
      itemCount: lines.reduce((sum, { quantity }) => sum + quantity, 0),
      language: order.language,
    },
    correlationId: correlationId(),
    now: order.createdAt,
  });
}
