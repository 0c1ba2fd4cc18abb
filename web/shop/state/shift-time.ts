const MINUTES_A_DAY = 24 * 60;

/** A venue start time moved by minutes within the day: "10:00 AM", -30 → "9:30 AM". */
export function shiftTime(time: string, minutes: number): string {
  const [, hour = '12', minute = '00', half = 'AM'] = /^(\d{1,2}):(\d{2}) (AM|PM)$/.exec(time) ?? [];
  const start = ((Number(hour) % 12) + (half === 'PM' ? 12 : 0)) * 60 + Number(minute);
  const moved = (start + minutes + MINUTES_A_DAY) % MINUTES_A_DAY;
  const hours = Math.floor(moved / 60);
  return `${hours % 12 || 12}:${String(moved % 60).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`;
}
