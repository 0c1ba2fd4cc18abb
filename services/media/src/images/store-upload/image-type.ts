import { fileTypeFromFile } from 'file-type';
import type { ImageType } from '../image-name.js';

const accepted: Readonly<Record<string, ImageType>> = {
  'image/jpeg': 'image/jpeg',
  'image/png': 'image/png',
  // Browsers show its frames where they know them; what is kept is the still image.
  'image/apng': 'image/png',
  'image/gif': 'image/gif',
  'image/webp': 'image/webp',
};

/** What a file is by its first bytes; its name and what the browser says of it count for nothing. */
export async function imageTypeOf(path: string): Promise<ImageType | undefined> {
  const found = await fileTypeFromFile(path);
  return found && accepted[found.mime];
}
