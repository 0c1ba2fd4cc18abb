// What media answers itself; the gateway passes it on.
import { httpProblem } from '../errors/http-problems.js';
import { plainProblem } from '../rest/openapi/problem-schemas.js';
import type { JsonSchema, ProblemDescription } from '../rest/openapi/route-description.js';
import { uploadProblems } from './upload-problems.js';

/** A file of a batch that is not kept. */
export const rejectedFile: JsonSchema = {
  type: 'object',
  required: ['originalname', 'message'],
  properties: { originalname: { type: 'string' }, message: { type: 'string', description: 'Why it is not kept.' } },
};

const errors: JsonSchema = {
  type: 'array',
  items: {
    type: 'object',
    required: ['field', 'message'],
    properties: { field: { type: 'string' }, message: { type: 'string' } },
  },
};
const about = (field: string, message: string) => ({ detail: message, errors: [{ field, message }] });

/** What an upload may be refused with. @param field of the form */
export const refusedUpload = (field: string): ProblemDescription[] => [
  {
    status: 422,
    name: 'not-an-image',
    title: 'This is not an image.',
    facts: { errors },
    example: about(field, 'notes.txt is not an image file'),
  },
  {
    status: 422,
    name: 'too-many-pixels',
    title: 'This picture is too large.',
    facts: { errors },
    example: about(field, 'map.png exceeds the limit of 40 million pixels'),
  },
  {
    status: 413,
    name: 'file-too-large',
    title: 'This file is too large.',
    facts: { errors },
    example: about(field, 'map.png exceeds 10MB limit'),
  },
  {
    status: 422,
    name: 'no-file',
    title: 'There is no file.',
    facts: { errors },
    example: about(field, `Please choose an image, in the field "${field}"`),
  },
  {
    status: 422,
    name: 'too-many-files',
    title: 'There are too many files.',
    facts: { errors },
    example: about(field, 'Maximum 10 files allowed'),
  },
  plainProblem(httpProblem(400)),
  plainProblem(uploadProblems.tooLarge),
  plainProblem(uploadProblems.notAForm),
];

/** Not one file of a batch is kept. */
export const noValidFile: ProblemDescription = {
  status: 422,
  name: 'no-valid-file',
  title: 'None of these files can be stored.',
  facts: { rejected: { type: 'array', items: rejectedFile }, errors },
  example: {
    ...about('images', 'notes.txt is not an image file'),
    rejected: [{ originalname: 'notes.txt', message: 'notes.txt is not an image file' }],
  },
};

/** A product shows the picture. */
export const imageInUse: ProblemDescription = {
  status: 409,
  name: 'image-in-use',
  title: 'This picture is in use.',
  facts: {
    usedBy: {
      type: 'array',
      items: {
        type: 'object',
        required: ['kind', 'id', 'name'],
        properties: { kind: { type: 'string' }, id: { type: 'string' }, name: { type: 'string' } },
      },
    },
  },
  example: {
    usedBy: [{ kind: 'product', id: '2d6a3b0e-4b8c-4c7e-8f4a-8a5b5e3f7d22', name: 'Tea garden mug' }],
  },
};

/** Media draws a few widths only. */
export const noSuchWidth: ProblemDescription = {
  status: 400,
  name: 'no-such-width',
  title: 'Pictures do not come in this width.',
  example: { detail: 'w can be 320, 640, 960, 1280.' },
};
