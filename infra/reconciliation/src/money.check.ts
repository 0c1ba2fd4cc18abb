import type { Check } from './reconciliation-context.ts';

type Account = { id: string; paid: number; refunded: number; due: number };
type Late = { id: string; status: string; seconds: number };
type Kept = { id: string };

// A booking of an older release has no payment row before its first change.
const accounts = `
  SELECT b.id, a.paid, a.refunded, a.due FROM bookings b
  LEFT JOIN (SELECT booking_id, sum(amount_cents)::int AS cents FROM payments WHERE status = 'used' GROUP BY 1) p
    ON p.booking_id = b.id
  LEFT JOIN (SELECT booking_id, sum(amount_cents)::int AS cents FROM refunds GROUP BY 1) r ON r.booking_id = b.id,
  LATERAL (SELECT coalesce(p.cents, CASE WHEN b.revision = 0 THEN b.total_cents ELSE 0 END) AS paid,
    coalesce(r.cents, 0) AS refunded, CASE b.status WHEN 'cancelled' THEN b.kept_cents ELSE b.kept_cents + greatest(b.total_cents - b.goodwill_cents - b.unpaid_cents, 0) END AS due) a
  WHERE a.paid - a.refunded <> a.due ORDER BY b.id`;

// What vouchers paid of a sale. A refund is an entry of its own.
const byVouchers = (sale: string): string => `
  coalesce((SELECT -sum(delta_cents) FROM voucher_entries e WHERE e.sale_id = ${sale} AND e.cause IN ('held', 'released')), 0)::int`;

const saleSums = `
  SELECT s.id, s.captured_cents + ${byVouchers('s.id')} AS paid, coalesce(sum(l.cents), 0)::int + coalesce(o.shipping_cents + o.tax_cents, 0) AS due
  FROM sales s LEFT JOIN sale_lines l ON l.sale_id = s.id AND l.state = 'confirmed' LEFT JOIN orders o ON o.id = s.id
  WHERE s.state = 'placed' GROUP BY s.id, o.shipping_cents, o.tax_cents
  HAVING s.captured_cents + ${byVouchers('s.id')} <> coalesce(sum(l.cents), 0)::int + coalesce(o.shipping_cents + o.tax_cents, 0) ORDER BY s.id`;

const late = `
  SELECT id, status, round(extract(epoch FROM now() - due_at))::int AS seconds FROM refunds
  WHERE status IN ('requested', 'sent') AND due_at < now() - $1 * interval '1 millisecond' ORDER BY due_at`;

const kept = `
  SELECT id FROM payments p WHERE status = 'returned' AND NOT EXISTS (SELECT FROM refunds r WHERE r.payment_id = p.id)
  ORDER BY id`;

const unpaid = `
  SELECT b.id FROM bookings b JOIN payments p ON p.id = b.payment_intent_id
  WHERE p.status <> 'used' AND NOT (b.status = 'cancelled' AND p.method = 'sale') ORDER BY b.id`;

// Orders of a release without payments are older than the first payment.
const orderAccounts = `
  SELECT o.id, coalesce(p.amount_cents, 0) + ${byVouchers('o.id')} AS paid, o.total_cents + o.shipping_cents + o.tax_cents AS due FROM orders o
  LEFT JOIN payments p ON p.order_id = o.id AND p.status = 'used'
  WHERE o.created_at >= (SELECT min(created_at) FROM payments) AND p.amount_cents + ${byVouchers('o.id')} IS DISTINCT FROM o.total_cents + o.shipping_cents + o.tax_cents ORDER BY o.id`;

// What staff cancel is refunded exactly, and the lines say how much.
const cancelledLines = `
  SELECT o.id, coalesce(r.cents, 0) + c.voucher_cents AS paid, c.cents AS due FROM orders o
  JOIN (SELECT order_id, sum(voucher_cents)::int AS voucher_cents, sum(cents + shipping_cents + tax_cents + shipping_tax_cents)::int AS cents, sum(quantity)::int AS pieces FROM order_cancellations GROUP BY 1) c
    ON c.order_id = o.id
  JOIN payments p ON p.order_id = o.id AND p.status = 'used'
  LEFT JOIN (SELECT c.order_id, sum(r.amount_cents)::int AS cents FROM refunds r JOIN order_cancellations c ON c.refund_id = r.id GROUP BY 1) r
    ON r.order_id = o.id
  WHERE coalesce(r.cents, 0) + c.voucher_cents <> c.cents
    OR c.pieces <> (SELECT coalesce(sum(l.cancelled), 0) FROM sale_lines l WHERE l.sale_id = o.id AND l.state = 'confirmed') ORDER BY o.id`;

const ofNoOrder = `
  SELECT p.id FROM payments p LEFT JOIN orders o ON o.id = p.order_id WHERE p.status = 'used' AND o.id IS NULL AND p.group_id IS NULL ORDER BY p.id`;

/** A refund counts from its request on, also if the bank refuses it: the house still owes it. */
export const moneyCheck: Check = {
  name: 'what was paid, less what goes back, is what a booking or an order owes',
  async differences({ databases: { bookings, orders }, gracePeriods }) {
    const wrong = await bookings<Account>(accounts);
    const owners = [bookings, orders];
    const waiting = await Promise.all(owners.map((database) => database<Late>(late, [gracePeriods.eventMs])));
    const keeping = await Promise.all(owners.map((database) => database<Kept>(kept)));
    return [
      ...wrong.map(
        ({ id, paid, refunded, due }) => `booking ${id} paid ${paid} cents and gets ${refunded} back, but owes ${due}`,
      ),
      ...waiting.flat().map(({ id, status, seconds }) => `refund ${id} is ${status} and was due ${seconds} s ago`),
      ...keeping.flat().map(({ id }) => `payment ${id} goes back, and there is no refund of it`),
      ...(await bookings<Kept>(unpaid)).map(({ id }) => `booking ${id} is there, and its payment went back`),
      ...(await orders<Account>(orderAccounts)).map(
        ({ id, paid, due }) => `order ${id} paid ${paid} cents, but owes ${due}`,
      ),
      ...(await orders<Account>(cancelledLines)).map(
        ({ id, paid, due }) => `order ${id} has ${due} cents of canceled goods, and gets ${paid} back`,
      ),
      ...(await orders<Kept>(ofNoOrder)).map(({ id }) => `payment ${id} is used, and there is no order of it`),
      ...(await orders<Account>(saleSums)).map(
        ({ id, paid, due }) => `sale ${id} captured ${paid} cents, but its confirmed lines come to ${due}`,
      ),
    ];
  },
};
