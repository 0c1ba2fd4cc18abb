import { ADMITTED } from '../door/check-in/admitted.js';
import { CLOSES_BEFORE_MS } from '../selling/waitlist/waitlist-entry.entity.js';

/** Counts stored scans. @param which SQL condition of its bookings `b` @param hasStarted SQL condition */
const visitsOf = (which: string, hasStarted: string) => `(
  SELECT coalesce(sum(greatest(admitted, 0)), 0)::integer AS came,
    coalesce(sum(greatest(admitted, 0)) FILTER (WHERE group_id IS NOT NULL), 0)::integer AS came_in_groups,
    coalesce(sum(places) FILTER (WHERE admitted <= 0 AND status = 'confirmed' AND ${hasStarted}), 0)::integer AS no_shows
  FROM bookings b CROSS JOIN LATERAL ${ADMITTED} let_in WHERE ${which})`;

/** Its last time closed while it waited. A party that left, did not confirm or let two offers pass was not turned away. */
const WAS_TURNED_AWAY = `status = 'closed'`;
const LAST_SLOT = 'slot_ids[cardinality(slot_ids)]';
const LAST_START = `closes_at + interval '${CLOSES_BEFORE_MS} milliseconds'`;

/** Scans of a visit that is not over stay: it may have moved since somebody was let in. */
export const VISIT_IS_OVER = 'NOT EXISTS (SELECT FROM bookings b WHERE b.id = booking_id AND b.starts_at >= $1)';

/** Runs with the deletion of scans, whose statement still sees all of them: a slot is counted whole, once. */
export const KEEP_VISITS = `
  INSERT INTO visit_counts (slot_id, came, came_in_groups, no_shows)
  SELECT s.slot_id, v.came, v.came_in_groups, v.no_shows
  FROM (SELECT DISTINCT b.slot_id FROM changed c JOIN bookings b ON b.id = c.booking_id) s
  CROSS JOIN LATERAL ${visitsOf('b.slot_id = s.slot_id', 'true')} v
  ORDER BY 1 ON CONFLICT DO NOTHING`;

/** Runs with the deletion of waiting list entries. */
export const KEEP_TURNED_AWAY = `
  INSERT INTO turned_away (slot_id, starts_at, parties)
  SELECT ${LAST_SLOT}, max(${LAST_START}), count(*) FROM changed WHERE ${WAS_TURNED_AWAY} GROUP BY 1 ORDER BY 1
  ON CONFLICT (slot_id) DO UPDATE SET parties = turned_away.parties + excluded.parties`;

/** The venue's date and time of day. @param zone SQL of its time zone */
const atVenue = (instant: string, zone: string) => `
  to_char(${instant} AT TIME ZONE ${zone}, 'YYYY-MM-DD') AS date, to_char(${instant} AT TIME ZONE ${zone}, 'HH24:MI') AS time`;

/** $1 from, $2 until, $3 time zone, $4 now, $5 tour types. */
export const VISITS = {
  name: 'visits-of-slots',
  readOnly: true,
  text: `SELECT s.tour_type AS "tourType", ${atVenue('s.starts_at', '$3::text')}, s.capacity,
      coalesce(k.came, v.came) AS came, coalesce(k.came_in_groups, v.came_in_groups) AS "cameInGroups", coalesce(k.no_shows, v.no_shows) AS "noShows"
    FROM slots s LEFT JOIN visit_counts k ON k.slot_id = s.id
    CROSS JOIN LATERAL ${visitsOf('b.slot_id = s.id AND k.slot_id IS NULL', 'b.starts_at <= $4::timestamptz')} v
    WHERE s.tour_type = ANY($5::text[]) AND s.starts_at >= $1::timestamptz AND s.starts_at < $2::timestamptz`,
};

/** $1 from, $2 until, $3 time zone. */
export const TURNED_AWAY = {
  name: 'turned-away-of-slots',
  readOnly: true,
  text: `SELECT split_part(slot_id, '@', 1) AS "tourType", ${atVenue('starts_at', '$3::text')}, sum(parties)::integer AS "turnedAway"
    FROM (
      SELECT slot_id, starts_at, parties FROM turned_away
      UNION ALL
      SELECT ${LAST_SLOT}, ${LAST_START}, 1 FROM waitlist_entries WHERE ${WAS_TURNED_AWAY}
        AND ended_at >= $1::timestamptz - interval '${CLOSES_BEFORE_MS} milliseconds'
    ) counted WHERE starts_at >= $1::timestamptz AND starts_at < $2::timestamptz GROUP BY slot_id, starts_at`,
};

/** The first day of each group of days between sale and visit; the last has no end. */
export const AHEAD_FROM = [0, 1, 3, 8, 15, 31] as const;

/** Seats by group of `AHEAD_FROM`. $1 first date, $2 last date, $3 time zone. */
export const SOLD_AHEAD = {
  name: 'sold-ahead',
  readOnly: true,
  text: `SELECT tour_type AS "tourType", ${atVenue('starts_at', '$3::text')}, sum(places)::integer AS seats,
      width_bucket(tour_date - (created_at AT TIME ZONE $3::text)::date, ARRAY[${AHEAD_FROM.slice(1).join(', ')}]) AS place
    FROM bookings WHERE tour_date BETWEEN $1::date AND $2::date AND status = 'confirmed' GROUP BY tour_type, starts_at, place`,
};

/** Its scans were deleted before they were counted. */
export const LAST_UNCOUNTED = {
  name: 'last-uncounted-visit',
  readOnly: true,
  text: `SELECT max(s.starts_at) AS "startsAt" FROM visit_counts k JOIN slots s ON s.id = k.slot_id WHERE k.came IS NULL`,
};
