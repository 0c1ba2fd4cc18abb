import type { Check } from './reconciliation-context.ts';

type Claim = { id: string; productId: string; pieces: number };
/** Catalog may not know yet what staff canceled. */
type Sold = Claim & { isChanging: boolean };

// An order takes its pieces before it is stored; claims are compared once they are old.
const claims = `
  SELECT id, product_id AS "productId", quantity - returned AS pieces FROM stock_claims
  WHERE claimed_at < now() - $1 * interval '1 millisecond' AND claimed_at > now() - interval '7 days' ORDER BY id, product_id`;

// A cart's sale has the id of its line, an order without a cart its own id. Staff may have canceled pieces.
const sold = `
  WITH lines AS (
    SELECT l.id, l.sale_id AS "order", l.facts ->> 'productId' AS product, (l.facts ->> 'quantity')::int AS pieces
    FROM sale_lines l JOIN sales s ON s.id = l.sale_id
    WHERE s.state NOT IN ('refused', 'releasing') AND l.state = 'confirmed' AND l.kind = 'goods' AND l.id = ANY ($1::uuid[])
    UNION ALL
    SELECT o.id, o.id, item ->> 'productId', sum((item ->> 'quantity')::int)::int
    FROM orders o, jsonb_array_elements(o.lines) AS item WHERE o.id = ANY ($1::uuid[]) GROUP BY 1, 2, 3
  )
  SELECT id, product AS "productId", pieces - coalesce((SELECT sum((item ->> 'cancelled')::int)
      FROM orders o, jsonb_array_elements(o.lines) AS item WHERE o.id = "order" AND item ->> 'productId' = product), 0)::int AS pieces,
    EXISTS (SELECT FROM order_cancellations c WHERE c.order_id = "order"
      AND c.cancelled_at > now() - $2 * interval '1 millisecond') AS "isChanging"
  FROM lines`;

/** A sale ends within this time, so older claims can be compared. */
const SALE_MS = 20 * 60_000;

/** What was taken from counted stock was sold. */
export const stockCheck: Check = {
  name: 'every piece that was taken from stock was sold',
  async differences({ databases: { catalog, orders }, gracePeriods }) {
    const taken = await catalog<Claim>(claims, [SALE_MS]);
    const lines = await orders<Sold>(sold, [taken.map(({ id }) => id), gracePeriods.eventMs]);
    const soldBy = new Map(lines.map((line) => [`${line.id} ${line.productId}`, line]));
    return taken.flatMap(({ id, productId, pieces }) => {
      const line = soldBy.get(`${id} ${productId}`);
      if (line?.isChanging || (line?.pieces ?? 0) === pieces) return [];
      return `claim ${id} has ${pieces} pieces of product ${productId}; ${line?.pieces ?? 0} were sold by it`;
    });
  },
};
