export const WAITING = `status IN ('waiting', 'offered')`;

/** Confirmed parties of the slot among $1 that has most of them. */
export const WAITING_PER_SLOT = `
  SELECT count(*)::integer AS count FROM unnest($1::text[]) wished(id)
  JOIN waitlist_entries w ON w.slot_ids @> ARRAY[wished.id] AND w.${WAITING} AND w.confirmed_at IS NOT NULL
  GROUP BY wished.id ORDER BY count DESC LIMIT 1`;
