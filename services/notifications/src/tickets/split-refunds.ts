import type { SubgraphClient } from '@hilltop/platform/graphql/subgraph-client';
import type { TicketFragment } from '../generated/bookings-queries.js';
import { LineRefundsDocument } from '../generated/orders-queries.js';

/** How long orders has to split a refund. After it the mail says less. */
const WAITS_MS = 60_000;

type BookingRefund = NonNullable<TicketFragment['refunds']>[number];

interface Split {
  /** The part of an order's refund that goes to vouchers, US dollars; undefined while unknown. */
  readonly toVouchers?: string | undefined;
  /** The part of it on vouchers that are blocked now. */
  readonly toBlocked?: string | undefined;
}

export type Refund = BookingRefund & Split;

/** What goes back to one place. */
export interface RefundPart {
  /** `order`: to the card or to vouchers, which the order has not split yet. */
  readonly place: 'card' | 'voucher' | 'blocked' | 'order' | 'credit' | 'desk';
  /** As the mail writes it. */
  readonly sum: string;
}

/**
 * The order that paid splits refunds between card and vouchers.
 * @throws within a minute of a refund while orders does not answer, or has not split it yet; the e-mail is retried
 */
export async function splitRefunds(
  ticket: TicketFragment,
  orders: Pick<SubgraphClient, 'read'>,
  now: Date,
): Promise<TicketFragment> {
  const { saleLineId: lineId, refunds } = ticket;
  const bySale = (refunds ?? []).filter(({ method }) => method === 'sale');
  if (!lineId || !refunds || bySale.length === 0) return ticket;
  const waits = bySale.some(({ requestedAt }) => now.getTime() - Date.parse(requestedAt) < WAITS_MS);
  const known = await splitsOf(lineId, orders).catch((error: unknown) => {
    if (waits) throw error;
    return new Map<string, Split>();
  });
  if (waits && bySale.some(({ id }) => !known.has(id))) throw new Error('orders has not split a refund yet');
  return { ...ticket, refunds: refunds.map((refund): Refund => ({ ...refund, ...known.get(refund.id) })) };
}

async function splitsOf(lineId: string, orders: Pick<SubgraphClient, 'read'>): Promise<Map<string, Split>> {
  const { lineRefunds } = await orders.read(LineRefundsDocument, { lineId });
  return new Map(lineRefunds.map(({ id, toVouchers, toBlocked }) => [id, { toVouchers, toBlocked }]));
}
