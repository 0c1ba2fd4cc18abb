import type { StaffRole } from '@hilltop/platform/identity/identity';
import { httpProblem } from '../errors/http-problems.js';
import {
  type JsonSchema,
  type ProblemDescription,
  plainProblem,
  type RouteDescription,
} from '../rest/route-description.js';
import { uploadProblems } from './upload-problems.js';

// Problems of the media service that the gateway passes on.
const text = { type: 'string' };
const object = (properties: Readonly<Record<string, JsonSchema>>): JsonSchema => ({
  type: 'object',
  required: Object.keys(properties),
  properties,
});
const list = (items: JsonSchema): JsonSchema => ({ type: 'array', items });

const rejectedFile = object({
  originalname: text,
  message: { ...text, description: 'The reason for the refusal.' },
});

const errors = list(object({ field: text, message: text }));
const about = (field: string, message: string) => ({ detail: message, errors: [{ field, message }] });

/** @param field of the form */
function refusedUpload(field: string): ProblemDescription[] {
  const refused = (status: number, name: string, title: string, message: string): ProblemDescription => ({
    status,
    name,
    title,
    facts: { errors },
    example: about(field, message),
  });
  return [
    refused(422, 'not-an-image', 'This is not an image.', 'notes.txt is not an image file'),
    refused(422, 'incomplete-image', 'This image is incomplete.', 'map.png is incomplete or damaged'),
    refused(422, 'too-many-pixels', 'This image is too large.', 'map.png exceeds the limit of 40 million pixels'),
    refused(413, 'file-too-large', 'This file is too large.', 'map.png exceeds 10MB limit'),
    refused(422, 'no-file', 'The form has no file.', `Please choose a file, in the field "${field}"`),
    refused(422, 'too-many-files', 'There are too many files.', 'Maximum 10 files allowed'),
    plainProblem(httpProblem(400)),
    plainProblem(uploadProblems.tooLarge),
    plainProblem(uploadProblems.notAForm),
  ];
}

const noValidFile: ProblemDescription = {
  status: 422,
  name: 'no-valid-file',
  title: 'None of these files can be stored.',
  facts: { rejected: list(rejectedFile), errors },
  example: {
    ...about('images', 'notes.txt is not an image file'),
    rejected: [{ originalname: 'notes.txt', message: 'notes.txt is not an image file' }],
  },
};

const imageInUse: ProblemDescription = {
  status: 409,
  name: 'image-in-use',
  title: 'This image is in use.',
  facts: { usedBy: list(object({ kind: text, id: text, name: text })) },
  example: { usedBy: [{ kind: 'product', id: '2d6a3b0e-4b8c-4c7e-8f4a-8a5b5e3f7d22', name: 'Tea garden mug' }] },
};

const noSuchWidth: ProblemDescription = {
  status: 400,
  name: 'no-such-width',
  title: 'Images are not available in this width.',
  facts: { errors },
  example: about('w', 'w can be 320, 480, 640, 960, 1280'),
};

const tag = 'Pictures';
const filename = `${'0a'.repeat(32)}.png`;
const file = { url: `/uploads/${filename}`, filename, originalname: 'mug.png', size: 48_213 };

const fileSchema: JsonSchema = {
  type: 'object',
  required: ['url', 'filename', 'originalname', 'size'],
  properties: {
    url: { type: 'string', description: 'Its path.' },
    filename: { type: 'string', description: 'Checksum and extension: the same image has the same name.' },
    originalname: { type: 'string' },
    size: { type: 'integer', description: 'Size of the stored file, in bytes.' },
  },
};
const nothing = plainProblem(httpProblem(404));
/** Roles that can add and remove images (product.md §6). */
export const uploadRoles: readonly StaffRole[] = ['manager'];

const binary = { type: 'string', format: 'binary' };

export const uploadImage: RouteDescription = {
  method: 'post',
  path: '/api/upload',
  tag,
  summary: 'Upload an image',
  description:
    'JPEG, PNG, GIF or WebP, detected by content; at most 10 MB and 40 million pixels. The image is re-encoded without metadata.',
  roles: uploadRoles,
  body: {
    mediaType: 'multipart/form-data',
    schema: { type: 'object', required: ['image'], properties: { image: binary } },
  },
  answer: { status: 201, description: 'Stored.', schema: fileSchema, example: file },
  problems: refusedUpload('image'),
};

export const uploadImages: RouteDescription = {
  method: 'post',
  path: '/api/upload-multiple',
  tag,
  summary: 'Upload up to ten images',
  description: 'Valid files are stored. The others are listed with the reason.',
  roles: uploadRoles,
  body: {
    mediaType: 'multipart/form-data',
    schema: { type: 'object', required: ['images'], properties: { images: { type: 'array', items: binary } } },
  },
  answer: {
    status: 201,
    description: 'At least one image is stored.',
    schema: {
      type: 'object',
      required: ['files', 'rejected'],
      properties: {
        files: { type: 'array', items: fileSchema },
        rejected: { type: 'array', items: rejectedFile },
      },
    },
    example: {
      files: [file],
      rejected: [{ originalname: 'notes.txt', message: 'notes.txt is not an image file' }],
    },
  },
  problems: [...refusedUpload('images'), noValidFile],
};

export const removeImage: RouteDescription = {
  method: 'delete',
  path: '/api/upload/{filename}',
  tag,
  summary: 'Remove an image',
  roles: uploadRoles,
  parameters: [{ in: 'path', name: 'filename', description: 'The name that the upload returned.', example: filename }],
  answer: {
    status: 200,
    description: 'Removed.',
    schema: { type: 'object', required: ['filename'], properties: { filename: { type: 'string' } } },
    example: { filename },
  },
  problems: [nothing, imageInUse],
};

export const serveImage: RouteDescription = {
  method: 'get',
  path: '/uploads/{filename}',
  tag,
  summary: 'Read an image',
  description:
    'Can be cached forever, because a different image has a different name. Range and conditional requests are supported.',
  parameters: [
    { in: 'path', name: 'filename', description: 'The name that the upload returned.', example: filename },
    {
      in: 'query',
      name: 'w',
      description: 'The requested width, in pixels.',
      schema: { type: 'string', enum: ['320', '480', '640', '960', '1280'] },
      example: '640',
    },
  ],
  answer: {
    status: 200,
    description: 'The image. With `w` it is WebP or AVIF.',
    mediaType: 'image/*',
    schema: binary,
  },
  problems: [nothing, noSuchWidth],
};

export const uploadRoutes = { uploadImage, uploadImages, removeImage, serveImage };
