import { fetchOrThrow } from './fetch-or-throw.js';

interface ReadSettings {
  /** What an answer of 401 means: an error like any other, or nothing to read. */
  readonly on401?: 'throw' | 'null';
  readonly signal?: AbortSignal;
}

/**
 * A read over REST: GET to the segments of its key joined by a slash, with the cookies, parsed as JSON.
 * Asked once: no retry.
 * @throws Error `status: body` for every answer that is not a success; for 401 only when not told otherwise
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
