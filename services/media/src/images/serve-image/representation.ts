import { originalKey, renditionKey } from '../object-keys.js';
import type { ServedImage } from '../served-image.js';

/** Bytes that an address can be answered with. */
export interface Representation {
  /** Where they are in the store. */
  readonly key: string;
  readonly contentType: string;
  readonly bytes: number;
  readonly tag: string;
  /** What else of the request they depend on. */
  readonly vary?: string;
}

const checksum = (filename: string): string => filename.slice(0, 64);

/** The image as it is stored. */
export function wholeImage({ filename, contentType, bytes }: ServedImage): Representation {
  return { key: originalKey(filename), contentType, bytes, tag: `"${checksum(filename)}"` };
}

/** The image in a width: AVIF for those who show it, if it is made already, else WebP. @param width pixels */
export function narrowImage(
  { filename, avifBytes }: ServedImage,
  width: number,
  webpBytes: number,
  showsAvif: boolean,
): Representation {
  const [format, bytes] =
    showsAvif && avifBytes !== null ? (['avif', avifBytes] as const) : (['webp', webpBytes] as const);
  return {
    key: renditionKey(filename, width, format),
    contentType: `image/${format}`,
    bytes,
    tag: `"${checksum(filename)}-${width}-${format}"`,
    vary: 'Accept',
  };
}
