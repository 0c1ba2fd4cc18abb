import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { processIdentity } from '../processes/process-identity.ts';

const lookEveryMs = 100;

/** The process that holds the lock; undefined if it is gone, which frees the lock. */
function holder(file: string): number | undefined {
  try {
    const { pid, identity } = JSON.parse(readFileSync(file, 'utf8'));
    return identity !== undefined && processIdentity(pid) === identity ? pid : undefined;
  } catch {
    return undefined;
  }
}

function take(file: string): boolean {
  try {
    const { pid } = process;
    writeFileSync(file, JSON.stringify({ pid, identity: processIdentity(pid) }), { flag: 'wx' });
    return true;
  } catch {
    return false;
  }
}

/** Does the work while no other process on this machine holds the lock file; waits for its turn. */
export async function withFileLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  mkdirSync(dirname(file), { recursive: true });
  while (!take(file)) {
    if (holder(file) === undefined) {
      // Its holder was killed, or is just writing its id: look again before removing it.
      await delay(lookEveryMs);
      if (holder(file) === undefined) {
        rmSync(file, { force: true });
      }
    } else {
      await delay(lookEveryMs);
    }
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}
