import type { Check } from './reconciliation-context.ts';

type Party = { what: string; id: string; type: string; count: number; most: number };

// A type that was ended keeps its limits: it still says who comes to the door.
const broken = `
  WITH parties AS (
    SELECT 'booking' AS what, id, tickets FROM bookings WHERE status <> 'cancelled' AND group_id IS NULL
    UNION ALL SELECT 'hold', id, tickets FROM holds WHERE status = 'active' AND tickets IS NOT NULL AND group_id IS NULL
  ), guests AS (
    SELECT what, id, line->>'type' AS type, sum((line->>'count')::int)::int AS count
    FROM parties, jsonb_array_elements(tickets) AS line GROUP BY 1, 2, 3
  ), known AS (
    SELECT g.what, g.id, g.type, g.count, y.per_adult, y.max_per_party, y.per_adult IS NULL AND NOT y.comes_alone AS accompanies,
      coalesce(sum(g.count) FILTER (WHERE y.brings_children) OVER party, 0) AS adults, sum(g.count) OVER party AS size,
      coalesce(sum(g.count) FILTER (WHERE y.per_adult IS NULL AND NOT y.comes_alone) OVER party, 0) AS companions
    FROM guests g LEFT JOIN ticket_types y ON y.code = g.type WINDOW party AS (PARTITION BY g.what, g.id)
  ), limited AS (
    SELECT *, least(max_per_party, per_adult * adults, CASE WHEN accompanies THEN size - companions END)::int AS most FROM known
  )
  SELECT what, id, type, count, most FROM limited WHERE count > most ORDER BY what, id, type`;

/** Who comes alone, who brings whom, and how many of a type (product.md §5.9), whatever way the party was changed. Groups have terms of their own. */
export const partiesCheck: Check = {
  name: 'every party keeps the rules of a party: nobody comes alone who may not',
  async differences({ databases: { bookings } }) {
    const parties = await bookings<Party>(broken);
    return parties.map(
      ({ what, id, type, count, most }) => `${what} ${id} has ${count} of the type ${type}; its others allow ${most}`,
    );
  },
};
