import { AsyncLocalStorage } from 'node:async_hooks';
import type { Logger } from './logger.js';

/** Whose work is done now, where several services share a process: its requests, timers and connections. */
export interface CurrentService {
  readonly name: string;
  readonly logger: Logger;
}

const current = new AsyncLocalStorage<CurrentService>();

/** Of a function that a debugger can call, for the thread that watches the event loop. */
export const nameOfCurrentService = Symbol.for('hilltop.service');

Object.assign(globalThis, { [nameOfCurrentService]: () => current.getStore()?.name });

/** Everything that `work` starts is of that service, until the process ends. */
export function runAsService<Result>({ name, logger }: CurrentService, work: () => Result): Result {
  return current.run({ name, logger }, work);
}

/** Undefined outside of any service, e.g. in a command. */
export function currentService(): CurrentService | undefined {
  return current.getStore();
}
