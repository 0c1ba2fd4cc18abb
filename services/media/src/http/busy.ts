/** There is too much to do already. Said at once, so that nobody waits in a queue without an end. */
export class Busy extends Error {
  override readonly name = 'Busy';

  constructor() {
    super('too much to do');
  }
}
