import { formatCents } from '@hilltop/platform/values/cents';
import type { Order as OrderView } from '../generated/schema-types.js';
import { taxLineViews } from '../tax/tax-lines.js';
import type { Order, OrderLine } from './order.entity.js';

export function orderView(order: Order): OrderView {
  const { id, orderNumber, customerName, customerEmail, delivery, status } = order;
  return {
    __typename: 'Order',
    id,
    orderNumber,
    customerName,
    customerEmail,
    revision: order.revision,
    lines: order.lines.map(lineView),
    total: formatCents(order.totalCents),
    shipping: formatCents(order.shippingCents),
    tax: formatCents(order.taxCents),
    taxLines: taxLineViews(order.taxes ?? []),
    totalWithShipping: formatCents(order.totalCents + order.shippingCents + order.taxCents),
    delivery,
    status,
    createdAt: order.createdAt.toISOString(),
  };
}

/** The name traces a sale, and the place its tax (product.md §6). */
export function orderForReader(order: Order): OrderView {
  const { delivery } = order;
  return {
    ...orderView(order),
    customerEmail: '',
    delivery: delivery && { ...delivery, phone: '', address: '' },
  };
}

function lineView(line: OrderLine, position: number): OrderView['lines'][number] {
  const { productId, productName, quantity, priceCents, cancelled = 0 } = line;
  const price = formatCents(priceCents);
  return {
    position,
    productId,
    productName,
    quantity,
    cancelled,
    price,
    lineTotal: formatCents(priceCents * quantity),
  };
}
