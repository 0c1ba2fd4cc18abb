/** No answer came. */
export class NoAnswer extends Error {
  /** @param sent false only when it is certain that the request never left: nothing can have happened over there */
  constructor(
    readonly sent: boolean,
    cause: unknown,
  ) {
    super(sent ? 'the connection broke' : 'no connection', { cause });
    this.name = 'NoAnswer';
  }
}

/** The replica, or what stands before it, answered that it cannot. */
export class BadStatus extends Error {
  constructor(readonly status: number) {
    super(`status ${status}`);
    this.name = 'BadStatus';
  }

  /** Said by a proxy or by a process that starts or stops: another replica may well answer. */
  get gone(): boolean {
    return this.status === 502 || this.status === 503;
  }
}

/** The answer is larger than what is read. Asking again would bring the same. */
export class AnswerTooLarge extends Error {
  constructor(cause: unknown) {
    super('the answer is too large', { cause });
    this.name = 'AnswerTooLarge';
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

/** What an error of the HTTP client means for the call. */
export function readClientError(error: unknown): NoAnswer | AnswerTooLarge {
  const code = (error as { code?: unknown } | undefined)?.code;
  if (code === 'UND_ERR_RES_EXCEEDED_MAX_SIZE') return new AnswerTooLarge(error);
  return new NoAnswer(typeof code !== 'string' || !notConnected.has(code), error);
}
