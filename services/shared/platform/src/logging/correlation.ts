import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

/** Carries the id that ties log lines, calls and events of one request together. */
export const correlationHeader = 'x-correlation-id';

const current = new AsyncLocalStorage<string>();
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Runs `work`, and everything that it awaits, under a correlation id. */
export function runWithCorrelation<Result>(id: string, work: () => Result): Result {
  return current.run(id, work);
}

/** The current correlation id; a new one outside of any work, e.g. in a script. */
export function correlationId(): string {
  return current.getStore() ?? randomUUID();
}

/** The current correlation id, or `undefined` outside of any work. */
export function currentCorrelationId(): string | undefined {
  return current.getStore();
}

/** Accepts a caller's id if it is a UUID and creates a new one otherwise, so that callers cannot inject text into logs. */
export function acceptCorrelationId(given: unknown): string {
  return typeof given === 'string' && uuid.test(given) ? given.toLowerCase() : randomUUID();
}
