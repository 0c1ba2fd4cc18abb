import { setTimeout as pause } from 'node:timers/promises';

/** Retries `check` until it does not throw: `await eventually(() => expect(mails).toHaveLength(1))`. Then throws the last error. */
export async function eventually<Result>(
  check: () => Result | Promise<Result>,
  withinMs = 60_000,
  everyMs = 25,
): Promise<Result> {
  const until = performance.now() + withinMs;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (performance.now() > until) throw error;
    }
    await pause(everyMs);
  }
}
