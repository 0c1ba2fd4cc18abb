import type { Problem } from '@hilltop/platform/outcome/problem';
import { MOST_FRAMES } from './re-encode.js';

export interface FileRefusal {
  readonly name:
    | 'not-an-image'
    | 'not-pdf-or-image'
    | 'incomplete-image'
    | 'incomplete-pdf'
    | 'file-too-large'
    | 'too-many-pixels'
    | 'not-stored';
  readonly status: number;
  readonly title: string;
  /** With the file's name (product.md §5, Uploader). */
  readonly message: string;
}

const notAnImage = (file: string): FileRefusal => ({
  name: 'not-an-image',
  status: 422,
  title: 'This is not an image.',
  message: `${file} is not an image file`,
});

/** Kinds by file extension: cameras and programs write these, but browsers or the image library do not read them. */
const KINDS: Readonly<Record<string, string>> = {
  heic: 'HEIC',
  heif: 'HEIC',
  avif: 'AVIF',
  svg: 'SVG',
  bmp: 'BMP',
  tif: 'TIFF',
  tiff: 'TIFF',
  jxl: 'JPEG XL',
};

/** The name says which kind, also of SVG, which no first bytes tell. @param isPicture by its first bytes */
export function notRead(file: string, isPicture: boolean): FileRefusal {
  const kind = KINDS[file.split('.').at(-1)?.toLowerCase() ?? ''] ?? (isPicture ? 'This kind of picture' : undefined);
  if (kind === undefined) return notAnImage(file);
  return { ...notAnImage(file), message: `${kind} is not supported: please save ${file} as JPEG or PNG` };
}

export const incomplete = (file: string): FileRefusal => ({
  name: 'incomplete-image',
  status: 422,
  title: 'This image is incomplete.',
  message: `${file} is incomplete or damaged`,
});

export const fileTooLarge = (file: string, megabytes: number): FileRefusal => ({
  name: 'file-too-large',
  status: 413,
  title: 'This file is too large.',
  message: `${file} exceeds ${megabytes}MB limit`,
});

/** Counts all frames. An image that takes too long gets this refusal too, because only images this large do. */
export const tooManyPixels = (file: string, megapixels: number): FileRefusal => ({
  name: 'too-many-pixels',
  status: 422,
  title: 'This image is too large.',
  message: `${file} exceeds the limit of ${megapixels} million pixels and ${MOST_FRAMES} frames`,
});

/** One file of a batch failed in an outage; the others are stored. */
export const notStored = (file: string): FileRefusal => ({
  name: 'not-stored',
  status: 503,
  title: 'This file could not be stored.',
  message: `${file} could not be stored. Please try again.`,
});

/** @param field of the form */
export const refusedFile = ({ name, status, title, message }: FileRefusal, field: string): Problem => ({
  name,
  status,
  title,
  detail: message,
  facts: { errors: [{ field, message }] },
});

export const tooManyFiles = (field: string, most: number): Problem => {
  const message = `Maximum ${most} files allowed`;
  const problem = { name: 'too-many-files', status: 422, title: 'There are too many files.' };
  return { ...problem, detail: message, facts: { errors: [{ field, message }] } };
};

export const noFile = (field: string): Problem => {
  const message = `Please choose a file, in the field "${field}"`;
  const problem = { name: 'no-file', status: 422, title: 'The form has no file.' };
  return { ...problem, detail: message, facts: { errors: [{ field, message }] } };
};

export const noFileIsValid = (rejected: readonly { originalname: string; message: string }[]): Problem => ({
  name: 'no-valid-file',
  status: 422,
  title: 'None of these files can be stored.',
  detail: rejected.map(({ message }) => message).join('; '),
  facts: { rejected, errors: rejected.map(({ message }) => ({ field: 'images', message })) },
});

export const notMultipart: Problem = {
  name: 'unsupported-media-type',
  status: 415,
  title: 'This content type is not supported.',
  detail: 'Send a form, with the header Content-Type: multipart/form-data.',
};

export const brokenForm: Problem = {
  name: 'malformed',
  status: 400,
  title: 'The request could not be read.',
  detail: 'The form is incomplete, or the body is not a form.',
};

export const formTooLarge: Problem = {
  name: 'too-large',
  status: 413,
  title: 'The request is too large.',
  headers: { connection: 'close' },
};
