import { type OpenTime, openTimes } from '../../local/test/support/open-times.ts';
import type { Contender } from './contender.ts';

/** More than a run sells, so that every answer is a sale. */
const capacity = 1_000_000;

/** The first start times of the standard tour from next week on, with room for everybody. */
export async function openSlots({ instance, bookings }: Contender, count: number): Promise<OpenTime[]> {
  const starts = (await openTimes(instance.site)).slice(0, count);
  if (starts.length < count) throw new Error(`only ${starts.length} start times can be booked`);
  for (const { startsAt } of starts) {
    const start = new Date(startsAt);
    await bookings(
      `INSERT INTO slots (id, tour_type, starts_at, capacity, taken) VALUES ($1, 'standard', $2, $3, 0)
       ON CONFLICT (id) DO UPDATE SET capacity = $3`,
      [`standard@${start.toISOString()}`, start, capacity],
    );
  }
  return starts;
}

/** Faults after a round: confirmed bookings without a row, slots whose count differs from their bookings. */
export async function differences({ bookings }: Contender, confirmed: number): Promise<string[]> {
  const [stored] = await bookings<{ rows: number }>('SELECT count(*)::int AS rows FROM bookings');
  const uneven = await bookings<{ id: string }>(
    `SELECT s.id FROM slots s LEFT JOIN (SELECT slot_id AS id, sum(places)::int AS seats FROM bookings GROUP BY 1) b
       ON b.id = s.id WHERE s.taken > s.capacity OR s.taken < coalesce(b.seats, 0)`,
  );
  const lost = confirmed - (stored?.rows ?? 0);
  return [...(lost > 0 ? [`${lost} confirmed bookings have no row`] : []), ...uneven.map(({ id }) => `slot ${id}`)];
}
