import { readdirSync, readFileSync } from 'node:fs';

/** Parents of all processes. */
function parents(): Map<number, number> {
  const found = new Map<number, number>();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      found.set(Number(name), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]));
    } catch {
      // Ended meanwhile.
    }
  }
  return found;
}

/** Sums what is measured of each process over a part and all below it. Linux alone. */
export function sumByPart(pids: ReadonlyMap<string, number>, measure: (pid: number) => number): Map<string, number> {
  const above = parents();
  const partOf = new Map([...pids].map(([name, pid]) => [pid, name]));
  const owner = (pid: number | undefined): string | undefined =>
    pid === undefined || pid <= 1 ? undefined : (partOf.get(pid) ?? owner(above.get(pid)));
  const sums = new Map<string, number>();
  for (const pid of above.keys()) {
    const part = owner(pid);
    if (part) sums.set(part, (sums.get(part) ?? 0) + measure(pid));
  }
  return sums;
}
