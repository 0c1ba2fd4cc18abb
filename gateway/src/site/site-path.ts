/**
 * The path of a request as it may be looked up under the site's folder: decoded, without slashes at its ends, empty for
 * the front page.
 *
 * @returns undefined for a path that no file of the site can have: one that climbs, hides, or is spelt in a second way
 */
export function sitePath(pathname: string): string | undefined {
  let path: string;
  try {
    path = decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
  const inner = path.replace(/^\//, '').replace(/\/$/, '');
  if (inner === '') return path.length <= 1 ? '' : undefined;
  // A segment that starts with a dot is a hidden file or the way up; what is decoded once more is not the same path.
  const plain = inner.split('/').every((segment) => /^[^.\\%\0][^\\%\0]*$/.test(segment));
  return plain && inner.length <= 512 ? inner : undefined;
}

/** Whether a path names a file and not a page. */
export const namesFile = (path: string): boolean => /\.[^./]+$/.test(path);
