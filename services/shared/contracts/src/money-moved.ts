import { z } from 'zod';
import { defineEvent } from './define-event.js';
import { ACCOUNT_CODES, PAID_FOR_CODES } from './house/accounts.js';

const line = z.object({
  account: z.enum(ACCOUNT_CODES),
  /** A debit is positive, a credit negative. */
  cents: z.int(),
  /** `card`, `card_reader`, `cash`, `voucher`, or another method of the publisher; for money, and for what is due. */
  tender: z.string().min(1).max(40).optional(),
  /** What it is paid for. */
  kind: z.enum(PAID_FOR_CODES).optional(),
  taxCode: z.string().min(1).max(40).optional(),
  /** Of what is taxed, and of its tax: the rate in basis points, and what of it is the state's. Both or none. */
  taxRate: z.int().min(0).max(2_500).optional(),
  stateTaxRate: z.int().min(0).max(2_500).optional(),
  tourId: z.uuid().optional(),
  productId: z.string().min(1).max(64).optional(),
  /** Start of the visit, UTC. */
  startsAt: z.iso.datetime().optional(),
});

const data = z.object({
  /** The booking, the order, the group or a voucher; the refund of a payment that bought nothing, or its dispute. */
  sourceId: z.uuid(),
  /** The code of the booking, or the number of the order, the group or its document; empty without one. */
  reference: z.string().max(40),
  /** `paid`, `changed`, `refund_requested`, `refund_settled`, `refund_failed`, `returned`, `disputed`, `dispute_won`, `voucher_issued`, `voucher_credited`, `voucher_cashed`; of a group `group_` with the cause of its entry, or `group_billed`. */
  cause: z.string().min(1).max(40),
  /** `site`, `door`, `desk`, `group`, or another channel of the publisher. */
  channel: z.string().min(1).max(40),
  /** Their sum is 0. */
  lines: z.array(line).min(2).max(500),
});

/** Money that moved, as the lines of the books. */
export type MoneyMoved = z.infer<typeof data>;

/** The aggregate is the source. A database function writes it (`write_money`). */
export function moneyMovedBy(service: string) {
  return defineEvent({ service, name: 'money-moved', version: 1, data });
}
