import { types } from 'node:util';

/** Whether something thrown is an error, also one from another realm (a worker, a test's sandbox). */
export function isError(thrown: unknown): thrown is Error & Readonly<Record<string, unknown>> {
  return thrown instanceof Error || types.isNativeError(thrown);
}
