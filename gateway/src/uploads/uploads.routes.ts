import type { StaffRole } from '@hilltop/platform/identity/identity';
import { httpProblem } from '../errors/http-problems.js';
import { type JsonSchema, plainProblem, type RouteDescription } from '../rest/route-description.js';
import { imageInUse, noSuchWidth, noValidFile, refusedUpload, rejectedFile } from './upload-refusals.js';

const tag = 'Pictures';
const filename = `${'0a'.repeat(32)}.png`;
const file = { url: `/uploads/${filename}`, filename, originalname: 'mug.png', size: 48_213 };

const fileSchema: JsonSchema = {
  type: 'object',
  required: ['url', 'filename', 'originalname', 'size'],
  properties: {
    url: { type: 'string', description: 'Where it is served.' },
    filename: { type: 'string', description: 'Checksum and ending: the same picture has the same name.' },
    originalname: { type: 'string' },
    size: { type: 'integer', description: 'Of the stored file, in bytes.' },
  },
};
const nothing = plainProblem(httpProblem(404));
/** Who may add and remove images (product.md §6). */
export const uploadRoles: readonly StaffRole[] = ['manager'];

const binary = { type: 'string', format: 'binary' };

export const uploadImage: RouteDescription = {
  method: 'post',
  path: '/api/upload',
  tag,
  summary: 'Upload a picture',
  description:
    'JPEG, PNG, GIF or WebP by its content, at most 10 MB and 40 million pixels. What is stored is encoded anew, without anything but the picture.',
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
  summary: 'Upload up to ten pictures',
  description: 'Those that are valid are stored, and the others are named with the reason.',
  roles: uploadRoles,
  body: {
    mediaType: 'multipart/form-data',
    schema: { type: 'object', required: ['images'], properties: { images: { type: 'array', items: binary } } },
  },
  answer: {
    status: 201,
    description: 'At least one is stored.',
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
  summary: 'Remove a picture',
  roles: uploadRoles,
  parameters: [{ in: 'path', name: 'filename', description: 'As the upload answered it.', example: filename }],
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
  summary: 'A picture',
  description: 'May be cached forever: another image has another name. Parts and revalidation work as usual.',
  parameters: [
    { in: 'path', name: 'filename', description: 'As the upload answered it.', example: filename },
    {
      in: 'query',
      name: 'w',
      description: 'A width to have it in, in pixels.',
      schema: { type: 'string', enum: ['320', '640', '960', '1280'] },
      example: '640',
    },
  ],
  answer: {
    status: 200,
    description: 'The picture, as WebP or AVIF where a width is asked for.',
    mediaType: 'image/*',
    schema: binary,
  },
  problems: [nothing, noSuchWidth],
};

export const uploadRoutes = { uploadImage, uploadImages, removeImage, serveImage };
