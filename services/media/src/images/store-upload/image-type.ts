import { fileTypeFromFile } from 'file-type';
import type { ImageType } from '../image-name.js';
import type { ImageRefusal } from './image-refusal.js';

const accepted: Readonly<Record<string, ImageType>> = {
  'image/jpeg': 'image/jpeg',
  'image/png': 'image/png',
  // Some browsers show its frames; only the still image is stored.
  'image/apng': 'image/png',
  'image/gif': 'image/gif',
  'image/webp': 'image/webp',
};

/** The type of a file by its first bytes. Its name and the browser's content type are ignored. */
export async function imageTypeOf(path: string): Promise<ImageType | Extract<ImageRefusal, `not-${string}`>> {
  const found = await fileTypeFromFile(path);
  const type = found && accepted[found.mime];
  return type ?? (found?.mime.startsWith('image/') ? 'not-supported' : 'not-an-image');
}
