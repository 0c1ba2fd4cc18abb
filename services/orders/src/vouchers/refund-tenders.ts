import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { VoucherLedger } from './voucher-ledger.js';

export interface RefundSplit {
  readonly cardCents: number;
  readonly vouchers: readonly { readonly id: string; readonly cents: number; readonly isBlocked: boolean }[];
}

interface ReturnedToVouchers {
  readonly id: string;
  /** US cents. */
  readonly cents: number;
  /** The part on vouchers that are blocked now. */
  readonly blockedCents: number;
}

/** What the card paid and did not get back, in cents. $1 payment. */
const LEFT_ON_CARD = `
  SELECT (p.amount_cents - coalesce((SELECT sum(r.amount_cents) FROM refunds r WHERE r.payment_id = p.id), 0))::integer AS cents
  FROM payments p WHERE p.id = $1::text`;

/** What refunds returned, in cents, and the part on vouchers that are blocked now. $2 prefix of the keys. @param which SQL with $1 */
const returnedBy = (which: string): string => `
  SELECT replace(e.key, $2::text, '') AS id, sum(e.delta_cents)::integer AS cents,
    coalesce(sum(e.delta_cents) FILTER (WHERE v.status = 'blocked'), 0)::integer AS "blockedCents"
  FROM voucher_entries e JOIN vouchers v ON v.id = e.voucher_id
  WHERE ${which} AND e.cause = 'returned' GROUP BY e.key`;
const RETURNED_BY_KEYS = returnedBy('e.key = ANY ($1::text[])');
const RETURNED_OF_LINE = returnedBy('e.line_id = $1::uuid');

/** Splits refunds between the card and the vouchers that paid. */
@Injectable()
export class RefundTenders {
  constructor(private readonly vouchers: VoucherLedger) {}

  /** Refunds in reverse order: the card's part first, then that of the last voucher. Lock the sale first. */
  async split(manager: EntityManager, orderId: string, paymentId: string, cents: number): Promise<RefundSplit> {
    const tenders = await this.vouchers.tendersOfSale(orderId, manager);
    if (tenders.length === 0) return { cardCents: cents, vouchers: [] };
    const [left]: { cents: number }[] = await manager.query(LEFT_ON_CARD, [paymentId]);
    const open = tenders.map(({ paidCents, returnedCents }) => paidCents - returnedCents);
    const { cardCents, toVouchers } = splitRefund(cents, left?.cents ?? 0, open);
    const vouchers = tenders.map(({ id, isBlocked }, at) => ({ id, cents: toVouchers[at] ?? 0, isBlocked }));
    return { cardCents, vouchers: vouchers.filter((part) => part.cents > 0) };
  }

  /** What refunds and cancellations returned to vouchers; none for those that returned nothing. */
  async returned(manager: EntityManager, ids: readonly string[]): Promise<ReturnedToVouchers[]> {
    return manager.query(RETURNED_BY_KEYS, [ids.map(returnKey), returnKey('')]);
  }

  /** The same of all refunds of a line. */
  async returnedOfLine(manager: EntityManager, lineId: string): Promise<ReturnedToVouchers[]> {
    return manager.query(RETURNED_OF_LINE, [lineId, returnKey('')]);
  }

  /** Writes once by the key. Blocked vouchers get their part, too: it waits there for their new codes. */
  async putBack(
    manager: EntityManager,
    { vouchers }: RefundSplit,
    { saleId, lineId, key }: { readonly saleId: string; readonly lineId: string; readonly key: string },
  ): Promise<void> {
    for (const { id, cents } of vouchers)
      await this.vouchers.write(manager, id, cents, { cause: 'returned', saleId, lineId, key: returnKey(key) });
  }
}

/** The key of the entries of a refund or a cancellation. */
export const returnKey = (id: string): string => `returned ${id}`;

export function voucherCentsOf({ vouchers }: RefundSplit): number {
  return vouchers.reduce((sum, { cents }) => sum + cents, 0);
}

/** The part for vouchers that are blocked. */
export function blockedCentsOf({ vouchers }: RefundSplit): number {
  return vouchers.reduce((sum, { cents, isBlocked }) => sum + (isBlocked ? cents : 0), 0);
}

/**
 * Refunds the card until its part is used up, then vouchers, the last first. All in cents. @throws when it is more than was paid
 * @param onCard paid and not refunded @param onVouchers the same of each voucher, in the order in which they paid
 */
export function splitRefund(
  cents: number,
  onCard: number,
  onVouchers: readonly number[],
): { readonly cardCents: number; readonly toVouchers: readonly number[] } {
  const cardCents = Math.min(cents, onCard);
  let left = cents - cardCents;
  const toVouchers = onVouchers
    .toReversed()
    .map((open) => {
      const back = Math.min(left, open);
      left -= back;
      return back;
    })
    .reverse();
  if (left > 0) throw new Error('a refund is more than was paid');
  return { cardCents, toVouchers };
}
