import { fetchOrThrow } from '../../kit/lib/fetch-or-throw.js';

interface ReadSettings {
  /** How to treat a 401: as an error, or as null. */
  readonly on401?: 'throw' | 'null';
  readonly signal?: AbortSignal;
}

/** GET of the key's segments joined by slashes, with cookies, as JSON. No retry. @throws Error `status: body` */
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
