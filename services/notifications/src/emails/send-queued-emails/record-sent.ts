import { setTimeout as pause } from 'node:timers/promises';

/** Pauses between the attempts, in milliseconds. */
const PAUSES_MS = [100, 500, 2_000, 5_000];

/**
 * Records that an e-mail was sent, and retries through a short outage of the database: an e-mail that is not recorded as
 * sent goes out again, with the same Message-ID.
 */
export async function recordSent(record: () => Promise<void>): Promise<void> {
  for (const pauseMs of PAUSES_MS) {
    try {
      return await record();
    } catch {
      await pause(pauseMs);
    }
  }
  await record();
}
