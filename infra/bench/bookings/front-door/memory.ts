import { existsSync, readdirSync, readFileSync } from 'node:fs';

const kibibyte = 1024;

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

function proportional(pid: number): number {
  try {
    const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    return Number(/^Pss:\s+(\d+) kB/m.exec(text)?.[1] ?? 0) * kibibyte;
  } catch {
    return 0;
  }
}

/**
 * Bytes that each part and all below it have resident; what processes share is shared out among them. Undefined where the
 * system does not tell (it is not Linux).
 */
export function residentBytes(pids: ReadonlyMap<string, number>): Map<string, number> | undefined {
  if (!existsSync('/proc/self/smaps_rollup')) return undefined;
  const above = parents();
  const partOf = new Map([...pids].map(([name, pid]) => [pid, name]));
  const owner = (pid: number | undefined): string | undefined =>
    pid === undefined || pid <= 1 ? undefined : (partOf.get(pid) ?? owner(above.get(pid)));
  const bytes = new Map<string, number>();
  for (const pid of above.keys()) {
    const part = owner(pid);
    if (part) bytes.set(part, (bytes.get(part) ?? 0) + proportional(pid));
  }
  return bytes;
}
