import { isError } from '@hilltop/platform/logging/is-error';

/** Why a file is not a valid image. */
export type ImageRefusal = 'not-an-image' | 'not-supported' | 'incomplete' | 'too-many-pixels';

const tooMuchWork = /pixel limit|^timeout/i;
const faultOfDisk = /no space left|system error|unable to open for write|write error|permission denied|read-only file/i;

/**
 * Interprets an error of the image library. It reports everything as text, and its text for a timeout ends like that
 * for a full disk.
 *
 * @throws errors that are not caused by the image
 */
export function imageRefusalOf(error: unknown): ImageRefusal {
  if (!isError(error) || error.code !== undefined) throw error;
  if (tooMuchWork.test(error.message)) return 'too-many-pixels';
  if (faultOfDisk.test(error.message)) throw error;
  // It begins as an image, and cannot be read to its end.
  return 'incomplete';
}
