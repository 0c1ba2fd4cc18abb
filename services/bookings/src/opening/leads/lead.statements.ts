import { MAX_GUIDES } from '@hilltop/contracts/house/bounds';
import { SLOT_SPAN } from '../slots/slot-minutes.js';

/** $1 slot, $2 who lead it from now on, $3 now. */
export const END_OTHER_LEADS = `
  UPDATE guide_assignments SET ended_at = $3::timestamptz
  WHERE slot_id = $1::text AND ended_at IS NULL AND guide_id <> ALL($2::uuid[])`;

/** No row where the guide is on another tour then. $1 slot, $2 guide. */
export const PUT_ON = `
  INSERT INTO guide_assignments (id, slot_id, starts_at, guide_id, during, lane)
  SELECT gen_random_uuid(), s.id, s.starts_at, $2::uuid, ${SLOT_SPAN}, (
    SELECT min(lane) FROM generate_series(1, ${MAX_GUIDES}) lane
    WHERE lane NOT IN (SELECT l.lane FROM guide_assignments l WHERE l.slot_id = s.id AND l.ended_at IS NULL))
  FROM slots s WHERE s.id = $1::text
  ON CONFLICT ON CONSTRAINT guide_assignments_one_tour_at_once DO NOTHING RETURNING id`;

/** Other leads of the guide at the time of a slot, by start. $1 slot, $2 guide. */
export const LEADS_MEANWHILE = `
  SELECT l.id, s.starts_at AS "startsAt", upper(l.during) AS until, s.closed,
    EXISTS (SELECT FROM bookings WHERE slot_id = s.id AND status <> 'cancelled') AS "hasParties",
    (SELECT string_agg(name, ' and ' ORDER BY created_at, id) FROM tours WHERE type = s.tour_type AND withdrawn_at IS NULL) AS tours
  FROM guide_assignments l JOIN slots s ON s.id = l.slot_id
  WHERE l.guide_id = $2::uuid AND l.ended_at IS NULL AND l.slot_id <> $1::text
    AND l.during && (SELECT ${SLOT_SPAN} FROM slots s WHERE s.id = $1::text) ORDER BY s.starts_at, s.id`;

/** $1 leads, $2 now. */
export const END_LEADS = 'UPDATE guide_assignments SET ended_at = $2::timestamptz WHERE id = ANY($1::uuid[])';
