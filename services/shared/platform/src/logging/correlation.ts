import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

/** Carries the id that ties log lines, calls and events of one request together. */
export const correlationHeader = 'x-correlation-id';

const current = new AsyncLocalStorage<string>();
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Runs `work`, and all that it awaits, under a correlation id. */
export function runWithCorrelation<Result>(id: string, work: () => Result): Result {
  return current.run(id, work);
}

/** The id of the work that is under way; a new one for work that came from nowhere, e.g. in a script. */
export function correlationId(): string {
  return current.getStore() ?? randomUUID();
}

/** The id of the work that is under way, or `undefined` outside of any: for those who only pass on what is there. */
export function currentCorrelationId(): string | undefined {
  return current.getStore();
}

/** Takes a caller's id when it is a uuid; makes a new one otherwise, so that nobody can write into the logs. */
export function acceptCorrelationId(given: unknown): string {
  return typeof given === 'string' && uuid.test(given) ? given.toLowerCase() : randomUUID();
}
