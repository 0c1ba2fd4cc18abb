import { originalKey, renditionKey } from '../object-keys.js';
import type { ServedImage } from '../served-image.js';

export interface Representation {
  readonly key: string;
  readonly contentType: string;
  readonly bytes: number;
  readonly tag: string;
  /** The request header that it depends on. */
  readonly vary?: string;
}

const checksum = (filename: string): string => filename.slice(0, 64);

export function wholeImage({ filename, contentType, bytes }: ServedImage): Representation {
  return { key: originalKey(filename), contentType, bytes, tag: `"${checksum(filename)}"` };
}

/** AVIF if it exists and the browser accepts it, otherwise WebP. @param width pixels */
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
