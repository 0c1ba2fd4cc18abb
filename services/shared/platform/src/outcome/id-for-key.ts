import { createHash } from 'node:crypto';

/** The same id for the same key and content, so that a repeated request finds what the first created. A UUID of version 8. */
export function idForKey(key: string, content: unknown): string {
  const hex = createHash('sha256')
    .update(JSON.stringify([key, content]))
    .digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
