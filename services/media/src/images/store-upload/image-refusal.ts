import { isError } from '@hilltop/platform/logging/is-error';

/** What is wrong with a file that was to be an image. */
export type ImageRefusal = 'not-an-image' | 'too-many-pixels';

const tooMuchWork = /pixel limit|^timeout/i;
const faultOfDisk = /no space left|system error|unable to open for write|write error|permission denied|read-only file/i;

/**
 * Reads what the image library says of a file; it says everything in words, and those of a time that is up end like
 * those of a full disk.
 *
 * @throws what is not the image's fault
 */
export function imageRefusalOf(error: unknown): ImageRefusal {
  if (!isError(error) || error.code !== undefined) throw error;
  if (tooMuchWork.test(error.message)) return 'too-many-pixels';
  if (faultOfDisk.test(error.message)) throw error;
  return 'not-an-image';
}
