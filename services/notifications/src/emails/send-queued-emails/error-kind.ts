import { isError } from '@hilltop/platform/logging/is-error';

/**
 * What kind of trouble an error is, e.g. `ECONNREFUSED` or `EENVELOPE 451`. Its text may name an address, so it is never
 * logged.
 */
export function errorKind(error: unknown): string {
  if (!isError(error)) return 'unknown';
  const { code, responseCode } = error;
  const name = typeof code === 'string' ? code : error.name;
  return typeof responseCode === 'number' ? `${name} ${responseCode}` : name;
}
