/** Names of stored files are plain, with the extension of one of the four image formats. */
const fileName = /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,194}\.(?:jpg|png|gif|webp)$/;

/** The path of a stored file at the media service; undefined for an invalid name. */
export function storedFile(folder: '/upload' | '/uploads', name: string): string | undefined {
  return fileName.test(name) && !name.includes('..') ? `${folder}/${name}` : undefined;
}
