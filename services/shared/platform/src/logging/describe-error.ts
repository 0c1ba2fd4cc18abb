import { isError } from './is-error.js';

export interface DescribedError {
  readonly type: string;
  readonly message: string;
  readonly code?: string;
  readonly constraint?: string;
  readonly table?: string;
  readonly stack?: string;
  readonly cause?: DescribedError | string;
  readonly errors?: DescribedError[];
}

// A chain of causes can be circular.
const deepest = 5;

/** Copies an allowlist of properties: database errors have the statement's values in `parameters` and the row in `detail`. */
export function describeError(error: unknown, depth = 0): DescribedError {
  if (!isError(error)) return { type: typeof error, message: String(error) };
  const { code, constraint, table, driverError, errors } = error;
  const cause = error.cause ?? driverError;
  return {
    type: error.name,
    message: error.message,
    ...(typeof code === 'string' && { code }),
    ...(typeof constraint === 'string' && { constraint }),
    ...(typeof table === 'string' && { table }),
    ...(error.stack !== undefined && { stack: error.stack }),
    ...(cause !== undefined && depth < deepest && { cause: describeError(cause, depth + 1) }),
    ...(Array.isArray(errors) && depth < deepest && { errors: errors.map((one) => describeError(one, depth + 1)) }),
  };
}
