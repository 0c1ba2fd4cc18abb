/** The object store failed, timed out or refused. Retry later. */
export class ObjectStoreError extends Error {
  constructor(doing: string, cause: unknown) {
    super(`The object store failed to ${doing}.`, { cause });
    this.name = 'ObjectStoreError';
  }
}
