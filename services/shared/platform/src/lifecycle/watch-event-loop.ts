import inspector from 'node:inspector';
import { Worker } from 'node:worker_threads';

export interface Watched {
  /** The event loop counts it up. */
  readonly turns: Int32Array;
  readonly service: string;
  readonly limitMs: number;
}

/** Looks of the thread within the limit. It counts looks instead of time, so that a suspended machine ends no process. */
export const LOOKS = 20;

/**
 * Ends the process when its event loop has stood still for `limitMs` (0: never), so that a supervisor restarts it. The thread
 * logs where the loop stood. Under a debugger, which stops the loop on purpose, nothing is watched.
 */
export function watchEventLoop({ service, limitMs }: Omit<Watched, 'turns'>): void {
  if (limitMs === 0 || inspector.url() !== undefined) return;
  const turns = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  setInterval(() => Atomics.add(turns, 0, 1), limitMs / LOOKS / 2).unref();
  const workerData: Watched = { turns, service, limitMs };
  // The debugger names each script of the process, some thousands, to the thread: with 7 MB it ended there, and nothing ended the process.
  const resourceLimits = { maxOldGenerationSizeMb: 32, maxYoungGenerationSizeMb: 1, stackSizeMb: 1 };
  // Without the options of the process: what it preloads does not fit into the thread, whose end would end the process.
  const own = { execArgv: [], env: {} };
  new Worker(new URL('./event-loop.worker.js', import.meta.url), { workerData, resourceLimits, ...own }).unref();
}
