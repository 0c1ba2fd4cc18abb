/** A file of the page could not be fetched, nor at the second attempt: there is no network, or a release has replaced it. */
export class MissingPartError extends Error {
  override readonly name = 'MissingPartError';

  /** @param forget lets the next rendering fetch it anew */
  constructor(
    cause: unknown,
    readonly forget: () => void = () => undefined,
  ) {
    super('A file of the page could not be loaded', { cause });
  }
}

/** Imports a part of the page, and once more if that fails. @throws MissingPartError */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch {
    return load().catch((error: unknown) => Promise.reject(new MissingPartError(error)));
  }
}
