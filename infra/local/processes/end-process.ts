import { setTimeout as delay } from 'node:timers/promises';
import { processIdentity } from './process-identity.ts';

const lookEveryMs = 50;

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // Gone already, or not ours to end; the caller sees it by its identity.
  }
}

/**
 * Ends a process that is not a child of this one: `signal`, then SIGKILL after `withinMs`.
 * Returns false when it is still there (it belongs to somebody else).
 */
export async function endProcess(pid: number, signal: NodeJS.Signals, withinMs: number): Promise<boolean> {
  const identity = processIdentity(pid);
  const isThere = () => identity !== undefined && processIdentity(pid) === identity;
  for (const [step, bound] of [
    [signal, withinMs],
    ['SIGKILL', 1000],
  ] as const) {
    if (isThere()) {
      send(pid, step);
    }
    for (let waited = 0; isThere() && waited < bound; waited += lookEveryMs) {
      await delay(lookEveryMs);
    }
  }
  return !isThere();
}
