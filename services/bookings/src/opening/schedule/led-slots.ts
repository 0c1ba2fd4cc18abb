import { MAX_GUIDES } from '@hilltop/contracts/house/bounds';

// SQL about who leads a slot `s`.

/** The guides of a slot `s`, the first one first. */
export const GUIDES_OF_SLOT = `
  ARRAY(SELECT guide_id FROM guide_assignments WHERE slot_id = s.id AND ended_at IS NULL ORDER BY lane)`;

/** How many guides a slot `s` needs. A start of a group's own needs one for so many of its people. */
export const GUIDES_NEEDED = `
  least(${MAX_GUIDES}, greatest(1, ceil(s.taken::numeric / (SELECT people_per_guide FROM group_visits WHERE id = s.kept_for))))::integer`;

/** Whether a guide leads a slot `s`. @param guide SQL of the account */
export const leadsSlot = (guide: string): string =>
  `EXISTS (SELECT FROM guide_assignments l WHERE l.slot_id = s.id AND l.guide_id = ${guide} AND l.ended_at IS NULL)`;
