/** The object store did not do what it was asked: it is away, it is silent, or it refuses. Worth another try later. */
export class ObjectStoreFault extends Error {
  constructor(doing: string, cause: unknown) {
    super(`The object store failed to ${doing}.`, { cause });
    this.name = 'ObjectStoreFault';
  }
}
