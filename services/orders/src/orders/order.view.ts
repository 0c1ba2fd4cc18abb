import { formatCents } from '@hilltop/platform/values/cents';
import type { OrderLine, Order as OrderView } from '../generated/schema-types.js';
import { kindOf, nameOf } from '../lines/kinds/line-kinds.js';
import type { SoldLineView } from '../lines/line-kind.js';
import { listCentsOf, type SaleLine } from '../lines/sale-line.entity.js';
import { taxLineViews } from '../tax/tax-lines.js';
import type { Order } from './order.entity.js';
import { parcelView } from './parcel.js';

export function orderView(order: Order): OrderView {
  const { id, orderNumber, customerName, customerEmail, delivery, status } = order;
  return {
    __typename: 'Order',
    id,
    orderNumber,
    customerName,
    customerEmail,
    language: order.language,
    revision: order.revision,
    lines: order.lines.map((line) => lineView(line, order)),
    total: formatCents(order.totalCents),
    shipping: formatCents(order.shippingCents),
    tax: formatCents(order.taxCents),
    taxLines: taxLineViews(order.taxes ?? []),
    totalWithShipping: formatCents(order.totalCents + order.shippingCents + order.taxCents),
    delivery,
    parcel: parcelView(order),
    status,
    deliveryOpen: order.isDeliveryOpen(),
    labelIsOld: order.isLabelOld(),
    createdAt: order.createdAt.toISOString(),
  };
}

/** Not where the customer was erased with the address. */
function isAtCounter({ delivery, shippingCents }: Order): boolean {
  return delivery === null && shippingCents === 0;
}

/** The name traces a sale, and the place its tax (product.md §6). */
export function orderForReader(order: Order): OrderView {
  const { delivery } = order;
  return {
    ...orderView(order),
    customerEmail: '',
    delivery: delivery && { ...delivery, phone: '', address: '' },
    parcel: null,
  };
}

function lineView(line: SaleLine, order: Order): OrderLine & SoldLineView {
  const { id, kind, quantity, cancelled, cents } = line;
  return {
    id,
    kind,
    name: nameOf(line),
    quantity,
    cancelled,
    amount: formatCents(listCentsOf(line)),
    paid: formatCents(cents),
    ...kindOf(line).soldView(line, isAtCounter(order) || line.facts.pickUp === true, order),
  };
}
