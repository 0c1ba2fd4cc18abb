import { isImageName } from './image-name.js';

export const ORIGINALS = 'originals/';
export const RENDITIONS = 'renditions/';

export type RenditionFormat = 'webp' | 'avif';

/** Where the bytes of an image are. */
export const originalKey = (filename: string): string => `${ORIGINALS}${filename}`;

/** Where an image's bytes in another width are. @param width pixels */
export const renditionKey = (filename: string, width: number, format: RenditionFormat): string =>
  `${RENDITIONS}${filename}/${width}.${format}`;

/** What an object of ours belongs to. */
export type ObjectOwner =
  | { readonly kind: 'original'; readonly filename: string }
  | { readonly kind: 'rendition'; readonly filename: string; readonly width: number; readonly format: RenditionFormat };

/** Reads a key back; `undefined` for whatever else lies in the bucket, which is nobody's business here. */
export function ownerOfKey(key: string): ObjectOwner | undefined {
  if (key.startsWith(ORIGINALS)) {
    const filename = key.slice(ORIGINALS.length);
    return isImageName(filename) ? { kind: 'original', filename } : undefined;
  }
  const [, filename = '', width, format] = /^renditions\/([^/]+)\/(\d{1,4})\.(webp|avif)$/.exec(key) ?? [];
  if (!isImageName(filename)) return undefined;
  return { kind: 'rendition', filename, width: Number(width), format: format === 'avif' ? 'avif' : 'webp' };
}
