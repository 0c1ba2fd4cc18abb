import type { Check, ReconciliationContext } from './reconciliation-context.ts';

type Facts = { id: string; version: number; facts: string; settled?: boolean };

/** Of a product that is off sale nothing else counts: that event says no more, and can arrive before earlier ones. */
const factsOf = (isWithdrawn: string) => `CASE WHEN ${isWithdrawn} THEN 'withdrawn'
    ELSE concat_ws(' ', 'price', price_cents, 'taxed as', tax_code, CASE WHEN in_stock THEN 'in stock' ELSE 'sold out' END, 'on sale') END AS facts`;
const products = `
  SELECT p.id::text AS id, version, ${factsOf('withdrawn_at IS NOT NULL')},
    NOT EXISTS (SELECT FROM outbox o WHERE o.aggregate_id = p.id::text
      AND o.recorded_at > now() - $1 * interval '1 millisecond') AS settled
  FROM products p`;
const known = `SELECT id::text AS id, version, ${factsOf('withdrawn')} FROM known_products`;

const shown = `
  SELECT p.id::text AS id, version, coalesce(CASE WHEN withdrawn_at IS NULL THEN substring(image FROM '^/uploads/([^/?#]+)$') END, 'none') AS facts,
    NOT EXISTS (SELECT FROM outbox o WHERE o.aggregate_id = p.id::text
      AND o.recorded_at > now() - $1 * interval '1 millisecond') AS settled
  FROM products p`;
const used = `SELECT product_id::text AS id, version, coalesce(filename, 'none') AS facts FROM image_uses`;

async function compare(
  { databases, gracePeriods }: ReconciliationContext,
  consumer: 'orders' | 'media',
  original: string,
  copy: string,
): Promise<string[]> {
  const originals = await databases.catalog<Facts>(original, [gracePeriods.eventMs]);
  const copies = new Map((await databases[consumer]<Facts>(copy)).map((row) => [row.id, row]));
  return originals.flatMap(({ id, version, facts, settled }) => {
    const there = copies.get(id);
    if (!settled || (there?.version === version && there.facts === facts)) return [];
    const said = there ? `${there.facts} (version ${there.version})` : 'nothing';
    return [`product ${id} is ${facts} (version ${version}); ${consumer} knows ${said}`];
  });
}

/** A service's copy is what the other service said last, in whatever order its events arrived. */
export const copiesCheck: Check = {
  name: 'what orders and media know of the products is what the catalog says',
  async differences(context) {
    const inOrders = await compare(context, 'orders', products, known);
    const inMedia = await compare(context, 'media', shown, used);
    return [...inOrders, ...inMedia];
  },
};
