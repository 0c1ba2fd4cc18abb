import type { ImageType } from './image-name.js';

/** What one query reads to serve an image. */
export interface ServedImage {
  readonly filename: string;
  readonly contentType: ImageType;
  readonly bytes: number;
  /** Pixels. */
  readonly width: number;
  readonly frames: number;
  /** Of the requested rendition, if it exists. */
  readonly webpBytes: number | null;
  readonly avifBytes: number | null;
}

/** $1 filename, $2 the requested width; 0 for the stored image, because no rendition is that narrow. */
export const FIND_SERVED_IMAGE = {
  name: 'find-served-image',
  readOnly: true,
  text: `SELECT i.filename, i.content_type AS "contentType", i.bytes, i.width, i.frames,
      r.webp_bytes AS "webpBytes", r.avif_bytes AS "avifBytes"
    FROM images i LEFT JOIN renditions r ON r.filename = i.filename AND r.width = least($2::integer, i.width)
    WHERE i.filename = $1::text AND i.removed_at IS NULL`,
};
