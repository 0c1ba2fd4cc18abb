import { existsSync, readFileSync } from 'node:fs';
import { sumByPart } from './by-part.ts';

const kibibyte = 1024;

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
  return existsSync('/proc/self/smaps_rollup') ? sumByPart(pids, proportional) : undefined;
}
