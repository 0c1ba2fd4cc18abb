/**
 * Seats of a start that has no row yet: as many as the smallest tour on offer that shares it, or as a new tour of its type
 * starts with (infra/decisions/0200). @param type SQL of the type
 */
export const startCapacity = (type: string) => `coalesce(
  (SELECT min(capacity) FROM tours WHERE type = ${type} AND withdrawn_at IS NULL),
  (SELECT capacity FROM tour_types WHERE type = ${type}))`;
