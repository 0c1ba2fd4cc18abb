import { isError } from '@hilltop/platform/logging/is-error';

/**
 * The kind of an error, e.g. `ECONNREFUSED` or `EENVELOPE 451`. Its message can contain an address, so it is never logged.
 */
export function errorKind(error: unknown): string {
  if (!isError(error)) return 'unknown';
  const { code, responseCode } = error;
  const name = typeof code === 'string' ? code : error.name;
  return typeof responseCode === 'number' ? `${name} ${responseCode}` : name;
}
