/** There is too much to do already. Said at once, so that nobody waits in a queue without an end. */
export class BusyError extends Error {
  override readonly name = 'BusyError';

  constructor() {
    super('too busy');
  }
}
