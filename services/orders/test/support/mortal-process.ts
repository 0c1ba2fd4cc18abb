import type { RunningOrders } from './running-orders.js';

type Act = (...args: unknown[]) => Promise<unknown>;

/**
 * Lets the service die at one of its steps, as a killed process does: nothing that it does afterwards takes effect.
 * @param acts methods by provider; before and after each is a step
 */
export function mortalProcess(app: RunningOrders['app'], acts: readonly (readonly [unknown, readonly string[]])[]) {
  let steps = 0;
  let last = Number.POSITIVE_INFINITY;
  const step = (): void => {
    steps += 1;
    if (steps >= last) throw new Error('killed');
  };
  for (const [token, names] of acts) {
    const owner: Record<string, Act> = app.get(token as never, { strict: false });
    for (const name of names) {
      const act = owner[name]?.bind(owner);
      owner[name] = async (...args) => {
        step();
        const result = await act?.(...args);
        step();
        return result;
      };
    }
  }
  return {
    /** Begins a process that dies at this step, the first being 1. */
    dieAt(at: number): void {
      steps = 0;
      last = at;
    },
    /** Another process, which lives, takes over. @returns whether the one before it died */
    replace(): boolean {
      const died = steps >= last;
      last = Number.POSITIVE_INFINITY;
      return died;
    },
  };
}

export type MortalProcess = ReturnType<typeof mortalProcess>;
