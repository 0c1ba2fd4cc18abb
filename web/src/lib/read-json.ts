import { fetchOrThrow } from './fetch-or-throw.js';

interface ReadSettings {
  /** How to treat a 401: as an error, or as null. */
  readonly on401?: 'throw' | 'null';
  readonly signal?: AbortSignal;
}

/**
 * A REST read: GET to the key's segments joined by slashes, with cookies, parsed as JSON. No retry. @throws Error
 * `status: body` for any non-success answer; for 401 unless told otherwise
 */
export async function readJson(
  key: readonly string[],
  { on401 = 'throw', signal }: ReadSettings = {},
): Promise<unknown> {
  const init = { credentials: 'include', ...(signal && { signal }) } as const;
  try {
    return await (await fetchOrThrow(key.join('/'), init)).json();
  } catch (error) {
    if (on401 === 'null' && error instanceof Error && error.message.startsWith('401: ')) return null;
    throw error;
  }
}
