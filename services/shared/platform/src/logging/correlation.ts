import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

/** Ties log lines, calls and events of one request together. */
export const correlationHeader = 'x-correlation-id';

const current = new AsyncLocalStorage<string>();
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export function runWithCorrelation<Result>(id: string, work: () => Result): Result {
  return current.run(id, work);
}

/** A new one outside of any work, e.g. in a script. */
export function correlationId(): string {
  return current.getStore() ?? randomUUID();
}

export function currentCorrelationId(): string | undefined {
  return current.getStore();
}

/** Accepts only a UUID, so that callers cannot inject text into logs. */
export function acceptCorrelationId(given: unknown): string {
  return typeof given === 'string' && uuid.test(given) ? given.toLowerCase() : randomUUID();
}
