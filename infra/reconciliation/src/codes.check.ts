import type { Check } from './reconciliation-context.ts';

type Counted = { code: string; uses: number; rows: number };
type Sale = { id: string; state: string; off: number; used: number | null };

const counts = `
  SELECT p.code, p.uses, count(u.sale_id)::int AS rows FROM promotions p LEFT JOIN promotion_uses u ON u.promotion_id = p.id
  GROUP BY p.id HAVING p.uses <> count(u.sale_id) ORDER BY p.code`;

// A placed sale has used its code for the discount; a refused one has returned it.
const sales = `
  SELECT s.id, s.state, lines.off, u.cents AS used FROM sales s LEFT JOIN promotion_uses u ON u.sale_id = s.id, LATERAL (
    SELECT coalesce(sum((l.facts->>'discountCents')::int), 0)::int AS off FROM sale_lines l WHERE l.sale_id = s.id AND l.state = 'confirmed'
  ) AS lines
  WHERE s.state = 'placed' AND lines.off <> coalesce(u.cents, 0) OR s.state = 'refused' AND u.cents IS NOT NULL ORDER BY s.id`;

const lost =
  'SELECT u.sale_id AS id FROM promotion_uses u WHERE NOT EXISTS (SELECT FROM sales s WHERE s.id = u.sale_id) ORDER BY 1';

export const codesCheck: Check = {
  name: 'a code has as many uses as sales were paid with it, and took off what they say',
  async differences({ databases: { orders } }) {
    return [
      ...(await orders<Counted>(counts)).map(
        ({ code, uses, rows }) => `code ${code} counts ${uses} uses; it has ${rows}`,
      ),
      ...(await orders<Sale>(sales)).map(({ id, state, off, used }) =>
        state === 'refused'
          ? `sale ${id} was refused, and keeps its use of a code`
          : `sale ${id} costs ${off} cents less; its use of a code says ${used ?? 0}`,
      ),
      ...(await orders<{ id: string }>(lost)).map(({ id }) => `a use of a code is of sale ${id}, which is not there`),
    ];
  },
};
