import { setTimeout as pause } from 'node:timers/promises';

/** The longest that a part may take to start when the machine is busy, in milliseconds. */
const withinMs = 240_000;

/** Waits until it is so. Throws when it takes too long. */
export async function until(what: string, isSo: () => boolean | Promise<boolean>): Promise<void> {
  const end = performance.now() + withinMs;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`${what}: not within ${withinMs / 1_000} s`);
    await pause(50);
  }
}
