import { existsSync, readFileSync } from 'node:fs';
import { sumByPart } from './by-part.ts';

/** Linux counts in hundredths of a second, whatever the machine. */
const ticksPerSecond = 100;

/** Of a process and of those below it that have ended. */
function processorSeconds(pid: number): number {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name may hold blanks and brackets: what counts comes after the last of them.
    const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
    return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / ticksPerSecond;
  } catch {
    return 0;
  }
}

/** Seconds of processor time by part. */
export type Times = Record<string, number>;

/** What each part has used so far; nothing where the system does not tell. */
export function processorTimes(pids: ReadonlyMap<string, number>): Times {
  return existsSync('/proc/self/stat') ? Object.fromEntries(sumByPart(pids, processorSeconds)) : {};
}

/** What each part has used since, in milliseconds for each of so many bookings; parts with next to nothing are left out. */
export function processorPerBooking(before: Times, after: Times, bookings: number): Times {
  const each = Object.entries(after).map(
    ([part, seconds]) => [part, ((seconds - (before[part] ?? 0)) * 1000) / bookings] as const,
  );
  return Object.fromEntries(each.filter(([, milliseconds]) => milliseconds >= 0.05));
}
