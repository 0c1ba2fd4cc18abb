/** The client ended a streamed request, or sent too much: it says nothing about the replica. */
export class RequestAbortedError extends Error {
  constructor(readonly reason: 'client gone' | 'too large') {
    super(`request aborted: ${reason}`);
    this.name = 'RequestAbortedError';
  }
}
