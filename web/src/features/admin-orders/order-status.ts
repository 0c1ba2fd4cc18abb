import type { OrderStatus } from '../../generated/staff-operations.js';

interface StatusWords {
  readonly label: string;
  readonly tone: 'good' | 'waiting';
}

const words: Readonly<Record<OrderStatus, StatusWords>> = {
  pending: { label: 'Pending', tone: 'waiting' },
  paid: { label: 'Paid', tone: 'waiting' },
  packed: { label: 'Packed', tone: 'waiting' },
  handed_over: { label: 'Handed over', tone: 'good' },
};

/** In the order in which an order goes through them. */
export const orderStatuses = ['pending', 'paid', 'packed', 'handed_over'] as const satisfies readonly OrderStatus[];

export function orderStatusWords(status: OrderStatus): StatusWords {
  return words[status];
}

/** The statuses next to one: what comes after it, and what a slip is taken back to. */
export function neighborsOf(status: OrderStatus): {
  readonly next: OrderStatus | undefined;
  readonly previous: OrderStatus | undefined;
} {
  const at = orderStatuses.indexOf(status);
  return { next: orderStatuses[at + 1], previous: orderStatuses[at - 1] };
}
