/** The object store did not do what it was asked: it is away, it is silent, or it refuses. Worth another try later. */
export class ObjectStoreError extends Error {
  constructor(doing: string, cause: unknown) {
    super(`The object store failed to ${doing}.`, { cause });
    this.name = 'ObjectStoreError';
  }
}
