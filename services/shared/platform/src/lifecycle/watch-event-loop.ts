import inspector from 'node:inspector';
import { Worker } from 'node:worker_threads';

/** What the thread that watches is given. */
export interface Watched {
  /** Counted up by the event loop, over and over. */
  readonly turns: Int32Array;
  readonly service: string;
  readonly limitMs: number;
}

/** How often the thread looks within the limit. It counts its looks: a process that the machine suspends misses none. */
export const LOOKS = 20;

/**
 * Ends the process when its event loop has stood still for `limitMs`, so that whoever runs it starts it again. The thread logs
 * where it stood. Under a debugger, which stands still on purpose, nothing is watched.
 *
 * @param limitMs 0 watches nothing
 */
export function watchEventLoop({ service, limitMs }: Omit<Watched, 'turns'>): void {
  if (limitMs === 0 || inspector.url() !== undefined) return;
  const turns = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  setInterval(() => Atomics.add(turns, 0, 1), limitMs / LOOKS / 2).unref();
  const workerData: Watched = { turns, service, limitMs };
  const resourceLimits = { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 1, stackSizeMb: 1 };
  new Worker(new URL('./event-loop.worker.js', import.meta.url), { workerData, resourceLimits }).unref();
}
