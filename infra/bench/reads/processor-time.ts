import { readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second, whatever the machine. */
const ticksPerSecond = 100;

/** The processor time that a process has used so far, in seconds; undefined where nobody says so. */
export function processorSeconds(pid: number): number | undefined {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name may hold blanks and brackets: what counts comes after the last of them.
    return processorSecondsOf(line.slice(line.lastIndexOf(')') + 2).split(' '));
  } catch {
    return undefined;
  }
}

function processorSecondsOf(fields: readonly string[]): number {
  const [user, system] = fields.slice(11, 13).map(Number);
  return ((user ?? 0) + (system ?? 0)) / ticksPerSecond;
}
