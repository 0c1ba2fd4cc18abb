/** The client aborted a streamed request or sent too much. The replica is not at fault. */
export class RequestAbortedError extends Error {
  constructor(readonly reason: 'client gone' | 'too large') {
    super(`request aborted: ${reason}`);
    this.name = 'RequestAbortedError';
  }
}
