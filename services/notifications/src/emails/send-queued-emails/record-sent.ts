import { setTimeout as pause } from 'node:timers/promises';

/** Pauses between the attempts to note it, in milliseconds. */
const PAUSES_MS = [100, 500, 2_000, 5_000];

/**
 * Notes what has happened and can't be taken back, and does not let a moment without a database get in the way: whatever
 * is not noted is sent again, with the same Message-ID.
 */
export async function recordSent(note: () => Promise<void>): Promise<void> {
  for (const pauseMs of PAUSES_MS) {
    try {
      return await note();
    } catch {
      await pause(pauseMs);
    }
  }
  await note();
}
