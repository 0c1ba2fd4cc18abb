/** The largest party of the slot's tours. Null when there never was a tour of the type. */
export const SLOT_MAX_GROUP_SIZE = `
  (SELECT max_group_size FROM tours WHERE type = s.tour_type ORDER BY withdrawn_at IS NOT NULL, max_group_size DESC LIMIT 1)`;

/** The longest booked tour of the slot, else the longest of its type. Null when there never was a tour of the type. */
export const SLOT_MINUTES = `coalesce(
  (SELECT max(tour_duration_minutes) FROM bookings WHERE slot_id = s.id AND status <> 'cancelled'),
  (SELECT duration_minutes FROM tours WHERE type = s.tour_type ORDER BY withdrawn_at IS NOT NULL, duration_minutes DESC LIMIT 1))`;

/** From the start of the slot to the end of its tour. */
export const SLOT_SPAN = `tstzrange(s.starts_at, s.starts_at + make_interval(mins => coalesce(${SLOT_MINUTES}, 1)))`;
