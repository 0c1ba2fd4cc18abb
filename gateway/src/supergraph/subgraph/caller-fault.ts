/** The caller's own doing ended a call while their body was passed on: it says nothing about the replica. */
export class CallerFault extends Error {
  constructor(readonly kind: 'gone' | 'too large') {
    super(`the caller's body is ${kind}`);
    this.name = 'CallerFault';
  }
}
