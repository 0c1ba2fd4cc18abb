import type { Check } from './reconciliation-context.ts';

type Claim = { id: string; productId: string; pieces: number };
/** Catalog may not know yet what staff canceled. */
type Sold = Claim & { isChanging: boolean };

// An order takes its pieces before it is stored; claims are compared once they are old.
const claims = `
  SELECT id, product_id AS "productId", quantity - returned AS pieces FROM stock_claims
  WHERE claimed_at < now() - $1 * interval '1 millisecond' AND claimed_at > now() - interval '7 days' ORDER BY id, product_id`;

// A claim has the id of its line; one of 0.3.0 without a cart has that of its order. Staff may have canceled pieces.
const sold = `
  SELECT coalesce(l.facts ->> 'claimId', l.id::text) AS id, l.facts ->> 'productId' AS "productId",
    sum(l.quantity - l.cancelled)::int AS pieces,
    bool_or(EXISTS (SELECT FROM order_cancellations c WHERE c.line_id = l.id
      AND c.cancelled_at > now() - $2 * interval '1 millisecond')) AS "isChanging"
  FROM sale_lines l LEFT JOIN sales s ON s.id = l.sale_id
  WHERE coalesce(s.state, 'placed') NOT IN ('refused', 'releasing') AND l.state = 'confirmed' AND l.kind = 'goods'
    AND (l.id = ANY ($1::uuid[]) OR l.sale_id = ANY ($1::uuid[])) GROUP BY 1, 2`;

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
