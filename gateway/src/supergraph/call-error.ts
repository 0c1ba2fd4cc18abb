/** A replica gave no response, or one that means it is unavailable. */
export class CallError extends Error {
  /** @param sent false only when the request was certainly never sent, so that it had no effect */
  constructor(
    message: string,
    readonly sent: boolean,
    cause?: unknown,
  ) {
    super(message, { cause });
    this.name = 'CallError';
  }
}

// Connection errors, before the first byte of the request.
const notConnected = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** A response that is too large is not a `CallError`, because a retry would not help. */
export function callErrorOf(error: unknown): Error {
  const code = (error as { code?: unknown } | undefined)?.code;
  if (code === 'UND_ERR_RES_EXCEEDED_MAX_SIZE') return new Error('the response is too large', { cause: error });
  const sent = typeof code !== 'string' || !notConnected.has(code);
  return new CallError(sent ? 'the connection broke' : 'no connection', sent, error);
}
