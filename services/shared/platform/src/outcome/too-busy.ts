/** More is asked than can be done soon, so this was not begun: it may be asked again in a moment. */
export class TooBusy extends Error {
  constructor() {
    super('Too many wait already.');
    this.name = 'TooBusy';
  }
}
