import { types } from 'node:util';

/** Also for errors of another realm (a worker, a test's sandbox). */
export function isError(thrown: unknown): thrown is Error & Readonly<Record<string, unknown>> {
  return thrown instanceof Error || types.isNativeError(thrown);
}
