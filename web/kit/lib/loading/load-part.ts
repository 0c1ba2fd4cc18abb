/** Two attempts to fetch a file of the page failed: there is no network, or a release has replaced the file. */
export class MissingPartError extends Error {
  override readonly name = 'MissingPartError';

  /** @param forget makes the next render fetch it again */
  constructor(
    cause: unknown,
    readonly forget: () => void = () => undefined,
  ) {
    super('A file of the page could not be loaded', { cause });
  }
}

/** Imports a part of the page; tries again once. @throws MissingPartError */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch {
    return load().catch((error: unknown) => Promise.reject(new MissingPartError(error)));
  }
}
