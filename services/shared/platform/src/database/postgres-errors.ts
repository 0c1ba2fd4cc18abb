import { isError } from '../logging/is-error.js';

interface PostgresError {
  readonly code: string;
  readonly constraint: string | undefined;
  readonly message: string;
}

/** The server's own error inside whatever the layers above have wrapped around it. */
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

/** A row with this key is there already. With `constraint`, only that one counts. */
export const isUniqueViolation = (error: unknown, constraint?: string): boolean =>
  isViolation(error, '23505', constraint);

/** A CHECK refused the row. With `constraint`, only that one counts. */
export const isCheckViolation = (error: unknown, constraint?: string): boolean =>
  isViolation(error, '23514', constraint);

/** The row points to another that is not there. With `constraint`, only that one counts. */
export const isForeignKeyViolation = (error: unknown, constraint?: string): boolean =>
  isViolation(error, '23503', constraint);

/** The server rolled the transaction back because of others, and says that it may be tried again. */
export function isTransactionConflict(error: unknown): boolean {
  const code = postgresError(error)?.code;
  return code === '40001' || code === '40P01';
}

/** The prepared statement no longer fits the tables, or is gone: refused before it ran. */
export function isStalePreparedStatement(error: unknown): boolean {
  const fault = postgresError(error);
  if (fault?.code === '26000') return true;
  return fault?.code === '0A000' && fault.message.includes('cached plan must not change result type');
}

/** The statement waited longer for others, or ran longer, than it may: the server gave it up and kept nothing of it. */
export function isTimeoutError(error: unknown): boolean {
  const code = postgresError(error)?.code;
  return code === '55P03' || code === '57014';
}

/** A text has characters that the database cannot store, e.g. NUL: the caller's mistake. */
export function isUnstorableTextError(error: unknown): boolean {
  const code = postgresError(error)?.code;
  return code === '22021' || code === '22P05';
}

const networkCodes = new Set(
  ['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH'].concat(
    ['ENETUNREACH', 'ENOENT', 'EADDRNOTAVAIL'],
  ),
);
/** Shutting down, crashed, starting up, too many connections; then: not let in, or no such database (yet). */
const awayCodes = new Set(['57P01', '57P02', '57P03', '57P05', '53300', '3D000', '28000', '28P01', '25P03']);
const lostConnection =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying|timeout expired|Query read timeout)/;

/** The server cannot be reached or does not let us in now: worth another try later, unlike a fault in a statement. */
export function isConnectionError(error: unknown): boolean {
  if (!isError(error)) return false;
  if (Array.isArray(error.errors)) return error.errors.some(isConnectionError);
  const code = postgresError(error)?.code;
  if (code !== undefined) return networkCodes.has(code) || awayCodes.has(code) || code.startsWith('08');
  return lostConnection.test(error.message) || isConnectionError(error.cause);
}
