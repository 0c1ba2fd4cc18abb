/** Thrown at once, so that no request waits in an unbounded queue. */
export class BusyError extends Error {
  override readonly name = 'BusyError';

  constructor() {
    super('too busy');
  }
}
