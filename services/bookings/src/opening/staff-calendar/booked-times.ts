import { parseDate } from '@hilltop/platform/values/calendar-date';
import type { EntityManager } from 'typeorm';
import type { HouseCalendar } from '../calendar/house-calendar.js';
import { storedTime } from '../schedule/start-times.js';

export interface BookedTime {
  /** YYYY-MM-DD */
  readonly date: string;
  /** E.g. `10:00 AM`. */
  readonly time: string;
  readonly parties: number;
  readonly guests: number;
}

/** What a refusal says of them. */
export function affectedBy(times: BookedTime[]): { parties: number; guests: number; times: BookedTime[] } {
  const parties = times.reduce((sum, time) => sum + time.parties, 0);
  return { parties, guests: times.reduce((sum, time) => sum + time.guests, 0), times };
}

/** $1 first date, $2 now. */
const BOOKED_TIMES = `
  SELECT tour_date AS date, tour_time AS time, count(*)::integer AS parties, sum(group_size)::integer AS guests
  FROM bookings WHERE tour_date >= $1::date AND starts_at > $2::timestamptz AND status = 'confirmed'
  GROUP BY tour_date, tour_time, starts_at ORDER BY starts_at`;

/** Booked future times that the next calendar no longer has. */
export async function bookedTimesLost(
  manager: EntityManager,
  before: HouseCalendar,
  after: HouseCalendar,
  now: Date,
): Promise<BookedTime[]> {
  const booked: BookedTime[] = await manager.query(BOOKED_TIMES, [before.firstDate(now).toString(), now]);
  return booked.filter(({ date, time }) => takesPlace(before, date, time) && !takesPlace(after, date, time));
}

function takesPlace(calendar: HouseCalendar, dateText: string, timeText: string): boolean {
  const [date, time] = [parseDate(dateText), storedTime(timeText)];
  return date !== undefined && time !== undefined && calendar.starts(date).includes(time);
}
