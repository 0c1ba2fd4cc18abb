/** A replica gave no response, or one that says it cannot. */
export class CallError extends Error {
  /** @param sent false only when the request certainly never left: nothing can have happened at the replica */
  constructor(
    message: string,
    readonly sent: boolean,
    cause?: unknown,
  ) {
    super(message, { cause });
    this.name = 'CallError';
  }
}

// Errors of connecting, before a byte of the request is written.
const notConnected = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** What an error of undici means for the call. A response that is too large would be so again: that is no `CallError`. */
export function callErrorOf(error: unknown): Error {
  const code = (error as { code?: unknown } | undefined)?.code;
  if (code === 'UND_ERR_RES_EXCEEDED_MAX_SIZE') return new Error('the response is too large', { cause: error });
  const sent = typeof code !== 'string' || !notConnected.has(code);
  return new CallError(sent ? 'the connection broke' : 'no connection', sent, error);
}
