import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** In Linux's counts of processor time. */
const ticksPerSecond = 100;

/** Fields of `/proc/<pid>/stat` after the name, which can contain blanks and brackets; undefined for an ended process. */
function statOf(pid: number): string[] | undefined {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return line.slice(line.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}

/** Sums a measurement over each named process and its descendants. */
function sumByPart(pids: ReadonlyMap<string, number>, measure: (pid: number) => number): Map<string, number> {
  const running = readdirSync('/proc').filter((entry) => /^\d+$/.test(entry));
  const parents = new Map(running.map((entry) => [Number(entry), Number(statOf(Number(entry))?.[1] ?? 0)]));
  const partOf = new Map([...pids].map(([name, pid]) => [pid, name]));
  const owner = (pid: number | undefined): string | undefined =>
    pid === undefined || pid <= 1 ? undefined : (partOf.get(pid) ?? owner(parents.get(pid)));
  const sums = new Map<string, number>();
  for (const pid of parents.keys()) {
    const part = owner(pid);
    if (part) sums.set(part, (sums.get(part) ?? 0) + measure(pid));
  }
  return sums;
}

function processorSecondsOf(pid: number): number {
  return (statOf(pid)?.slice(11, 15) ?? []).reduce((sum, ticks) => sum + Number(ticks), 0) / ticksPerSecond;
}

/** Processor time per part so far, in seconds. Empty on systems without `/proc`. */
export function processorSeconds(pids: ReadonlyMap<string, number>): Map<string, number> {
  return existsSync('/proc/self/stat') ? sumByPart(pids, processorSecondsOf) : new Map();
}
