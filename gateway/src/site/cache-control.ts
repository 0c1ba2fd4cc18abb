/** Vite puts a hash of the content into the names of what it builds, so such a name never gets another content. */
const hashedAsset = /^assets\/.*[-.][A-Za-z0-9_-]{8,}\.[a-z0-9]+$/;

/** How long browsers may keep a file of the site. Pages are asked for anew each time, which costs a 304. */
export function cacheControlOf(file: string): string {
  if (hashedAsset.test(file)) return 'public, max-age=31536000, immutable';
  return file.endsWith('.html') ? 'no-cache' : 'public, max-age=3600';
}
