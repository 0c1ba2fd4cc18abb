import { isImageName } from './image-name.js';

export const ORIGINALS = 'originals/';
export const RENDITIONS = 'renditions/';

export type RenditionFormat = 'webp' | 'avif';

export const originalKey = (filename: string): string => `${ORIGINALS}${filename}`;

/** @param width pixels */
export const renditionKey = (filename: string, width: number, format: RenditionFormat): string =>
  `${RENDITIONS}${filename}/${width}.${format}`;

export type ObjectOwner =
  | { readonly kind: 'original'; readonly filename: string }
  | { readonly kind: 'rendition'; readonly filename: string; readonly width: number; readonly format: RenditionFormat };

/** `undefined` for other objects in the bucket, which this service leaves alone. */
export function ownerOfKey(key: string): ObjectOwner | undefined {
  if (key.startsWith(ORIGINALS)) {
    const filename = key.slice(ORIGINALS.length);
    return isImageName(filename) ? { kind: 'original', filename } : undefined;
  }
  const [, filename = '', width, format] = /^renditions\/([^/]+)\/(\d{1,4})\.(webp|avif)$/.exec(key) ?? [];
  if (!isImageName(filename)) return undefined;
  return { kind: 'rendition', filename, width: Number(width), format: format === 'avif' ? 'avif' : 'webp' };
}
