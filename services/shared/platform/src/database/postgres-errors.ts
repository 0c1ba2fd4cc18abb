import { isError } from '../logging/is-error.js';

interface PostgresError {
  readonly code: string;
  readonly constraint: string | undefined;
  readonly message: string;
}

/** The server's error, without the wrappers of the layers above. */
export function postgresError(error: unknown): PostgresError | undefined {
  if (!isError(error)) return undefined;
  const { driverError, code, constraint, message } = error;
  if (isError(driverError) && driverError !== error) return postgresError(driverError);
  if (typeof code !== 'string') return error.cause === undefined ? undefined : postgresError(error.cause);
  return { code, constraint: typeof constraint === 'string' ? constraint : undefined, message };
}

const isViolation = (error: unknown, code: string, constraint: string | undefined): boolean => {
  const fault = postgresError(error);
  return fault?.code === code && (constraint === undefined || fault.constraint === constraint);
};

/** Unique violation. With `constraint`, only of that constraint. */
export const isUniqueViolation = (error: unknown, constraint?: string): boolean =>
  isViolation(error, '23505', constraint);

export const isCheckViolation = (error: unknown, constraint?: string): boolean =>
  isViolation(error, '23514', constraint);

export const isForeignKeyViolation = (error: unknown, constraint?: string): boolean =>
  isViolation(error, '23503', constraint);

/** The server rolled the transaction back because of concurrent ones. It can be retried. */
export function isTransactionConflict(error: unknown): boolean {
  const code = postgresError(error)?.code;
  return code === '40001' || code === '40P01';
}

/** The prepared statement is stale or gone. It was refused before it ran. */
export function isStalePreparedStatement(error: unknown): boolean {
  const fault = postgresError(error);
  if (fault?.code === '26000') return true;
  return fault?.code === '0A000' && fault.message.includes('cached plan must not change result type');
}

/** A lock timeout or a statement timeout. The server rolled the statement back. */
export function isTimeoutError(error: unknown): boolean {
  const code = postgresError(error)?.code;
  return code === '55P03' || code === '57014';
}

/** A text has characters that the database cannot store, e.g. NUL. This is the caller's mistake. */
export function isUnstorableTextError(error: unknown): boolean {
  const code = postgresError(error)?.code;
  return code === '22021' || code === '22P05';
}

const networkCodes = new Set(
  ['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH'].concat(
    ['ENETUNREACH', 'ENOENT', 'EADDRNOTAVAIL'],
  ),
);
/** Shutting down, crashed, starting up, too many connections; access denied, no such database (yet). */
const awayCodes = new Set(['57P01', '57P02', '57P03', '57P05', '53300', '3D000', '28000', '28P01', '25P03']);
const lostConnection =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying|timeout expired|Query read timeout)/;

/** The server is unreachable or does not accept us now. A retry can succeed, unlike for an error in a statement. */
export function isConnectionError(error: unknown): boolean {
  if (!isError(error)) return false;
  if (Array.isArray(error.errors)) return error.errors.some(isConnectionError);
  const code = postgresError(error)?.code;
  if (code !== undefined) return networkCodes.has(code) || awayCodes.has(code) || code.startsWith('08');
  return lostConnection.test(error.message) || isConnectionError(error.cause);
}
