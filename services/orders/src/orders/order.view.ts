import { formatCents } from '@hilltop/platform/values/cents';
import type { Order as OrderView } from '../generated/schema-types.js';
import type { Order, OrderLine } from './order.entity.js';

/** Maps an order to the schema. */
export function orderView(order: Order): OrderView {
  const { id, orderNumber, customerName, customerEmail, delivery, status } = order;
  return {
    __typename: 'Order',
    id,
    orderNumber,
    customerName,
    customerEmail,
    lines: order.lines.map(lineView),
    total: formatCents(order.totalCents),
    shipping: formatCents(order.shippingCents),
    totalWithShipping: formatCents(order.totalCents + order.shippingCents),
    delivery,
    status,
    createdAt: order.createdAt.toISOString(),
  };
}

function lineView({ productId, productName, quantity, priceCents }: OrderLine): OrderView['lines'][number] {
  const price = formatCents(priceCents);
  return { productId, productName, quantity, price, lineTotal: formatCents(priceCents * quantity) };
}
