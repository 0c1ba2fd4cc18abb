import type { Check } from './reconciliation-context.ts';

type Slot = { id: string; capacity: number; taken: number; booked: number; held: number };
type Conversion = { holdId: string; status: string | null; bookings: number };

// One statement, so that all counts are from one moment, however busy the slots are.
const slots = `
  SELECT coalesce(s.id, sold.slot_id) AS id, coalesce(s.capacity, 0) AS capacity, coalesce(s.taken, 0) AS taken,
    coalesce(sold.booked, 0)::int AS booked, coalesce(sold.held, 0)::int AS held
  FROM slots s FULL JOIN (
    SELECT slot_id, sum(booked) AS booked, sum(held) AS held FROM (
      SELECT slot_id, places AS booked, 0 AS held FROM bookings WHERE status = 'confirmed'
      UNION ALL SELECT slot_id, 0, places FROM holds WHERE status = 'active'
    ) AS parties GROUP BY slot_id
  ) AS sold ON sold.slot_id = s.id
  WHERE s.id IS NULL OR s.taken > s.capacity OR s.taken <> coalesce(sold.booked + sold.held, 0)
  ORDER BY 1`;

const conversions = `
  SELECT coalesce(h.id, b.hold_id) AS "holdId", h.status, coalesce(b.bookings, 0)::int AS bookings
  FROM (SELECT id, status FROM holds) AS h
  FULL JOIN (SELECT hold_id, count(*) AS bookings FROM bookings WHERE hold_id IS NOT NULL GROUP BY hold_id) AS b
    ON b.hold_id = h.id
  WHERE (h.status = 'converted') IS DISTINCT FROM (coalesce(b.bookings, 0) = 1)
  ORDER BY 1`;

/** No slot is oversold, and its count is that of its parties. */
export const seatsCheck: Check = {
  name: 'the seats of every slot are those of its bookings and holds, and no more than there are',
  async differences({ databases }) {
    const faulty = await databases.bookings<Slot>(slots);
    const converted = await databases.bookings<Conversion>(conversions);
    return [
      ...faulty.map(
        ({ id, capacity, taken, booked, held }) =>
          `slot ${id} says that ${taken} of ${capacity} seats are taken; ${booked} are booked and ${held} held`,
      ),
      ...converted.map(
        ({ holdId, status, bookings }) => `hold ${holdId} is ${status ?? 'not there'} and has ${bookings} bookings`,
      ),
    ];
  },
};
