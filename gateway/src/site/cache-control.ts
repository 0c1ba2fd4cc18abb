/** Vite puts a hash of the content into the names of what it builds. */
const hashedAsset = /^assets\/.*[-.][A-Za-z0-9_-]{8,}\.[a-z0-9]+$/;

export function cacheControlOf(file: string): string {
  if (hashedAsset.test(file)) return 'public, max-age=31536000, immutable';
  return file.endsWith('.html') ? 'no-cache' : 'public, max-age=3600';
}
