import { types } from 'node:util';

/** Works for errors of another realm too (a worker, a test's sandbox). */
export function isError(thrown: unknown): thrown is Error & Readonly<Record<string, unknown>> {
  return thrown instanceof Error || types.isNativeError(thrown);
}
