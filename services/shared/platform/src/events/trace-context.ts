import { AsyncLocalStorage } from 'node:async_hooks';

const current = new AsyncLocalStorage<string>();

/** Runs `work`, and all that it awaits, as part of a trace (W3C `traceparent`). */
export function runWithTraceparent<Result>(traceparent: string, work: () => Result): Result {
  return current.run(traceparent, work);
}

/** The trace of the work that is under way, to be put into the events it writes; `undefined` outside of any. */
export function currentTraceparent(): string | undefined {
  return current.getStore();
}
