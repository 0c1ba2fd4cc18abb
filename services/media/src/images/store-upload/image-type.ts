import { fileTypeFromFile } from 'file-type';
import type { ImageType } from '../image-name.js';

const accepted: Readonly<Record<string, ImageType>> = {
  'image/jpeg': 'image/jpeg',
  'image/png': 'image/png',
  // Some browsers show its frames; only the still image is stored.
  'image/apng': 'image/png',
  'image/gif': 'image/gif',
  'image/webp': 'image/webp',
};

/** The type of a file by its first bytes. Its name and the browser's content type are ignored. */
export async function imageTypeOf(path: string): Promise<ImageType | undefined> {
  const found = await fileTypeFromFile(path);
  return found && accepted[found.mime];
}
