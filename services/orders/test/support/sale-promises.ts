import { PaymentProvider } from '@hilltop/payments/payment-provider';
import type { RunningOrders } from './running-orders.js';

interface SaleRow {
  readonly id: string;
  readonly state: string;
  readonly intent: string | null;
  readonly captured: number;
  readonly lines: number;
  readonly shipping: number;
  readonly tax: number;
  readonly paid: number | null;
  readonly payment: string | null;
  readonly vouchers: number;
}

const SALES = `
  SELECT s.id, s.state, coalesce((SELECT -sum(delta_cents)::int FROM voucher_entries e WHERE e.sale_id = s.id
      AND e.cause IN ('held', 'released')), 0) AS vouchers, s.intent_id AS intent, s.captured_cents AS captured, p.amount_cents AS paid, p.status AS payment,
    coalesce((SELECT sum(cents)::int FROM sale_lines l WHERE l.sale_id = s.id AND l.state = 'confirmed'), 0) AS lines,
    coalesce(o.shipping_cents, 0) AS shipping, coalesce(o.tax_cents, 0) AS tax
  FROM sales s LEFT JOIN payments p ON p.sale_id = s.id LEFT JOIN orders o ON o.id = s.id`;

/** What the mock took of each payment, in cents, or that it was released. */
export function taken(orders: RunningOrders): ReadonlyMap<string, number | 'voided'> {
  return Reflect.get(orders.app.get(PaymentProvider, { strict: false }), 'ended');
}

/** What every ended sale must keep, a sentence per sale that does not: captured = Σ confirmed, and seats where money is. */
export async function brokenPromises(orders: RunningOrders): Promise<string[]> {
  const sales: SaleRow[] = await orders.database.dataSource.query(SALES);
  const ended = taken(orders);
  const faults = sales.flatMap((sale) => {
    const end = sale.intent === null ? undefined : ended.get(sale.intent);
    // Where vouchers pay everything, the payment is released.
    const got = end === 'voided' && sale.state === 'placed' ? 0 : end;
    if (sale.state === 'placed') {
      const isRight =
        got === sale.captured && got + sale.vouchers === sale.lines + sale.shipping + sale.tax && sale.paid === got;
      return isRight && sale.payment === 'used'
        ? []
        : [`sale ${sale.id} took ${got}, confirmed ${sale.lines}, paid ${sale.paid}`];
    }
    if (sale.state !== 'refused') return [`sale ${sale.id} is ${sale.state}`];
    if (sale.vouchers !== 0) return [`refused sale ${sale.id} keeps ${sale.vouchers} of vouchers`];
    return typeof got === 'number' || sale.lines > 0 ? [`refused sale ${sale.id} took ${got} for ${sale.lines}`] : [];
  });
  const lines: { id: string }[] = await orders.database.dataSource.query(
    `SELECT l.id FROM sale_lines l JOIN sales s ON s.id = l.sale_id
     WHERE s.state = 'placed' AND l.state = 'confirmed' AND l.kind = 'tour'`,
  );
  const sold = new Set(lines.map(({ id }) => id));
  const booked = [...orders.bookings.lines].filter(([, { state }]) => state === 'booked').map(([id]) => id);
  const unpaid = booked.filter((id) => !sold.has(id)).map((id) => `line ${id} has seats and no order`);
  const seatless = [...sold].filter((id) => !booked.includes(id)).map((id) => `line ${id} is paid and has no seats`);
  return [
    ...faults,
    ...unpaid,
    ...seatless,
    ...(await brokenClaims(orders)),
    ...(await brokenVouchers(orders)),
    ...(await brokenCodes(orders)),
  ];
}

/** Balances that are not the sum of their entries, and gift vouchers without their order or the other way around. */
async function brokenVouchers({ database: { dataSource } }: RunningOrders): Promise<string[]> {
  const balances: { id: string }[] = await dataSource.query(
    `SELECT v.id FROM vouchers v WHERE v.balance_cents <>
     (SELECT coalesce(sum(e.delta_cents), 0) FROM voucher_entries e WHERE e.voucher_id = v.id)`,
  );
  const gifts: { id: string }[] = await dataSource.query(
    `SELECT coalesce(l.id, v.id) AS id FROM (SELECT l.id FROM sale_lines l JOIN sales s ON s.id = l.sale_id
       WHERE s.state = 'placed' AND l.state = 'confirmed' AND l.kind = 'voucher') l
     FULL JOIN (SELECT id FROM vouchers WHERE kind = 'gift') v ON v.id = l.id WHERE l.id IS NULL OR v.id IS NULL`,
  );
  return [
    ...balances.map(({ id }) => `voucher ${id} has another balance than its entries`),
    ...gifts.map(({ id }) => `gift voucher ${id} has no sale or no voucher`),
  ];
}

/** Codes with more uses than they have or count, and uses that are not what their sales cost less. */
async function brokenCodes({ database: { dataSource } }: RunningOrders): Promise<string[]> {
  const counts: { code: string; uses: number; counted: number }[] = await dataSource.query(
    `SELECT p.code, p.uses AS counted, count(u.sale_id)::int AS uses FROM promotions p
     LEFT JOIN promotion_uses u ON u.promotion_id = p.id GROUP BY p.id
     HAVING p.uses <> count(u.sale_id) OR count(u.sale_id) > coalesce(p.uses_limit, count(u.sale_id))`,
  );
  const sums: { id: string }[] = await dataSource.query(
    `SELECT s.id FROM sales s LEFT JOIN promotion_uses u ON u.sale_id = s.id WHERE coalesce(u.cents, 0) <>
     (SELECT coalesce(sum((l.facts->>'discountCents')::int), 0) FROM sale_lines l WHERE l.sale_id = s.id AND l.state = 'confirmed')
     AND s.state IN ('placed', 'refused')`,
  );
  return [
    ...counts.map(({ code, uses, counted }) => `code ${code} counts ${counted} uses and has ${uses}`),
    ...sums.map(({ id }) => `sale ${id} costs another amount less than its code says`),
  ];
}

/** Stock that was taken for nothing, or sold without being taken. */
async function brokenClaims({ database, catalog }: RunningOrders): Promise<string[]> {
  const goods: { id: string; productId: string; quantity: number }[] = await database.dataSource.query(
    `SELECT l.id, l.facts->>'productId' AS "productId", l.quantity FROM sale_lines l
     JOIN sales s ON s.id = l.sale_id WHERE s.state = 'placed' AND l.state = 'confirmed' AND l.kind = 'goods'`,
  );
  const counted = goods.filter(({ productId }) => catalog.left.has(productId));
  const sold = new Map(counted.map(({ id, quantity }) => [id, quantity]));
  const taken = [...catalog.claims].filter(([, pieces]) => pieces > 0);
  return [
    ...taken.filter(([id, pieces]) => sold.get(id) !== pieces).map(([id]) => `claim ${id} took stock for nothing`),
    ...[...sold.keys()].filter((id) => !catalog.claims.get(id)).map((id) => `line ${id} is sold without its stock`),
  ];
}
