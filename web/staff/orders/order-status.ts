import type { OrderStatus } from '../../generated/staff-operations.js';
import { goodsOf, leftOf, type StaffOrder } from './order-parts.js';

interface Shipped {
  readonly lines: StaffOrder['lines'];
}

/** Whether a carrier gets something of it. */
export function isToSend({ lines, delivery }: Shipped & { readonly delivery: object | null }): boolean {
  return delivery !== null && isSomethingShipped({ lines });
}

function isSomethingShipped({ lines }: Shipped): boolean {
  return goodsOf({ lines }).some((line) => !line.pickUp && leftOf(line) > 0);
}

interface StatusWords {
  readonly label: string;
  readonly tone: 'good' | 'waiting' | 'bad';
}

const words: Readonly<Record<OrderStatus, StatusWords>> = {
  pending: { label: 'Pending', tone: 'waiting' },
  paid: { label: 'Paid', tone: 'waiting' },
  packed: { label: 'Packed', tone: 'waiting' },
  handed_over: { label: 'Handed over', tone: 'good' },
};

/** In the order in which they follow each other. */
export const orderStatuses = ['pending', 'paid', 'packed', 'handed_over'] as const satisfies readonly OrderStatus[];

/** Whether all goods of an order were canceled. */
export function isCanceled({ lines }: Shipped): boolean {
  const goods = goodsOf({ lines });
  return goods.length > 0 && goods.every((line) => leftOf(line) === 0);
}

/** An order of which something is shipped is sent; any other is handed over at the counter. One without goods is paid, and done. */
export function orderStatusWords(status: OrderStatus, { lines }: Shipped): StatusWords {
  if (goodsOf({ lines }).length === 0) return { label: 'Paid', tone: 'good' };
  if (isCanceled({ lines })) return { label: 'Goods canceled', tone: 'bad' };
  return status === 'handed_over' && isSomethingShipped({ lines })
    ? { ...words[status], label: 'Sent' }
    : words[status];
}

/** The next status, and the previous one to undo a mistake. */
export function neighborsOf(status: OrderStatus): {
  readonly next: OrderStatus | undefined;
  readonly previous: OrderStatus | undefined;
} {
  const at = orderStatuses.indexOf(status);
  return { next: orderStatuses[at + 1], previous: orderStatuses[at - 1] };
}
