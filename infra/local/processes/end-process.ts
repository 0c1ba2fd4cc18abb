import { setTimeout as delay } from 'node:timers/promises';
import { processIdentity } from './process-identity.ts';

const lookEveryMs = 50;

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // Already gone, or not ours to end; the caller sees it by its identity.
  }
}

/** Ends a process that is not our child: `signal`, then SIGKILL after `withinMs`. Returns false if it is still there. */
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
