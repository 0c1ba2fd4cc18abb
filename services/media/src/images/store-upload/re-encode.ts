import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { isError } from '@hilltop/platform/logging/is-error';
import { fileTypeFromFile } from 'file-type';
import type { OutputInfo, Sharp } from 'sharp';
import type { ImageFile } from '../image.entity.js';
import { openImage } from '../image-engine.js';
import { type ImageType, nameOf } from '../image-name.js';

type ImageRefusal = 'not-an-image' | 'not-supported' | 'incomplete' | 'too-many-pixels';

const tooMuchWork = /pixel limit|^timeout/i;
const faultOfDisk = /no space left|system error|unable to open for write|write error|permission denied|read-only file/i;

/**
 * The image library reports everything as text, and its text for a timeout ends like that for a full disk.
 * @throws errors that are not caused by the image
 */
export function imageRefusalOf(error: unknown): ImageRefusal {
  if (!isError(error) || error.code !== undefined) throw error;
  if (tooMuchWork.test(error.message)) return 'too-many-pixels';
  if (faultOfDisk.test(error.message)) throw error;
  // It begins as an image, and cannot be read to its end.
  return 'incomplete';
}

const accepted: Readonly<Record<string, ImageType>> = {
  'image/jpeg': 'image/jpeg',
  'image/png': 'image/png',
  // Some browsers show its frames; only the still image is stored.
  'image/apng': 'image/png',
  'image/gif': 'image/gif',
  'image/webp': 'image/webp',
};

/** Reads the first bytes. Name and content type are ignored. */
async function imageTypeOf(path: string): Promise<ImageType | Extract<ImageRefusal, `not-${string}`>> {
  const found = await fileTypeFromFile(path);
  const type = found && accepted[found.mime];
  return type ?? (found?.mime.startsWith('image/') ? 'not-supported' : 'not-an-image');
}

/** Each frame takes work, however small it is. */
export const MOST_FRAMES = 1_000;

const writers: Readonly<Record<ImageType, (image: Sharp) => Sharp>> = {
  'image/jpeg': (image) => image.jpeg({ quality: 82 }),
  'image/png': (image) => image.png(),
  'image/gif': (image) => image.gif(),
  'image/webp': (image) => image.webp({ quality: 82 }),
};

/**
 * Writes it upright, in sRGB, with the animation, and without metadata, such as the place of a photo (product.md §5, Uploader).
 * @param to a file that does not exist yet @returns the image in `to`, or a refusal
 */
export async function reEncode(from: string, to: string, mostPixels: number): Promise<ImageFile | ImageRefusal> {
  const contentType = await imageTypeOf(from);
  if (contentType === 'not-an-image' || contentType === 'not-supported') return contentType;
  if (contentType === 'image/gif' && !(await endsAsGif(from))) return 'incomplete';
  try {
    const { pages = 1 } = await openImage(from, mostPixels).metadata();
    if (pages > MOST_FRAMES) return 'too-many-pixels';
    const image = openImage(from, mostPixels);
    // Only a still image can be rotated.
    const info = await writers[contentType](pages > 1 ? image : image.autoOrient()).toFile(to);
    return { ...factsOf(info), contentType, filename: nameOf(await sha256(to), contentType) };
  } catch (error) {
    return imageRefusalOf(error);
  }
}

/** The image library keeps the frames before a cut silently. A GIF ends with a semicolon; some programs pad it with blanks. */
async function endsAsGif(path: string): Promise<boolean> {
  const { size } = await stat(path);
  const last = await text(createReadStream(path, { start: Math.max(0, size - 64), encoding: 'latin1' }));
  return /;[\0\s]*$/.test(last);
}

function factsOf({ size, width, height, pageHeight = height, pages = 1 }: OutputInfo) {
  return { bytes: size, width, height: pageHeight, frames: pages };
}

async function sha256(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
