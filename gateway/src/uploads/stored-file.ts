/** A plain name with the ending of one of the four kinds of picture that are kept (spec.md §5). */
const plainPicture = /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,194}\.(?:jpg|png|gif|webp)$/;

/**
 * The path at the media service of a stored file, below `folder`. Names of stored files are plain; whatever else is asked
 * for, in whatever spelling, is no such file, and no request is made of it.
 *
 * @param name as the router decoded it
 * @returns undefined for what cannot be a file's name
 */
export function storedFile(folder: '/upload' | '/uploads', name: string): string | undefined {
  return plainPicture.test(name) && !name.includes('..') ? `${folder}/${name}` : undefined;
}
