/**
 * The path of a request below the site's folder: decoded, without leading and trailing slashes, empty for the home
 * page.
 * @returns undefined for a path that leaves the folder, names a hidden file or is encoded twice
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
  const isPlain = inner.split('/').every((segment) => /^[^.\\%\0][^\\%\0]*$/.test(segment));
  return isPlain && inner.length <= 512 ? inner : undefined;
}

export const namesFile = (path: string): boolean => /\.[^./]+$/.test(path);
