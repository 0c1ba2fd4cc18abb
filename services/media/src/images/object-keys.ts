import { isImageName } from './image-name.js';

export const ORIGINALS = 'originals/';
export const RENDITIONS = 'renditions/';

export type RenditionFormat = 'webp' | 'avif';

/** The key of an image. */
export const originalKey = (filename: string): string => `${ORIGINALS}${filename}`;

/** The key of a rendition. @param width pixels */
export const renditionKey = (filename: string, width: number, format: RenditionFormat): string =>
  `${RENDITIONS}${filename}/${width}.${format}`;

/** The image, and the width of a rendition, that an object belongs to. */
export type ObjectOwner =
  | { readonly kind: 'original'; readonly filename: string }
  | { readonly kind: 'rendition'; readonly filename: string; readonly width: number; readonly format: RenditionFormat };

/** Parses a key; `undefined` for other objects in the bucket, which this service leaves alone. */
export function ownerOfKey(key: string): ObjectOwner | undefined {
  if (key.startsWith(ORIGINALS)) {
    const filename = key.slice(ORIGINALS.length);
    return isImageName(filename) ? { kind: 'original', filename } : undefined;
  }
  const [, filename = '', width, format] = /^renditions\/([^/]+)\/(\d{1,4})\.(webp|avif)$/.exec(key) ?? [];
  if (!isImageName(filename)) return undefined;
  return { kind: 'rendition', filename, width: Number(width), format: format === 'avif' ? 'avif' : 'webp' };
}
