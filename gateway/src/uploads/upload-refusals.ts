import { httpProblem } from '../errors/http-problems.js';
import { type JsonSchema, type ProblemDescription, plainProblem } from '../rest/route-description.js';
import { uploadProblems } from './upload-problems.js';

// Problems of the media service that the gateway passes on.
const text = { type: 'string' };
const object = (properties: Readonly<Record<string, JsonSchema>>): JsonSchema => ({
  type: 'object',
  required: Object.keys(properties),
  properties,
});
const list = (items: JsonSchema): JsonSchema => ({ type: 'array', items });

export const rejectedFile = object({
  originalname: text,
  message: { ...text, description: 'The reason for the refusal.' },
});

const errors = list(object({ field: text, message: text }));
const about = (field: string, message: string) => ({ detail: message, errors: [{ field, message }] });

/** The refusals of an upload. @param field of the form */
export function refusedUpload(field: string): ProblemDescription[] {
  const refused = (status: number, name: string, title: string, message: string): ProblemDescription => ({
    status,
    name,
    title,
    facts: { errors },
    example: about(field, message),
  });
  return [
    refused(422, 'not-an-image', 'This is not an image.', 'notes.txt is not an image file'),
    refused(422, 'too-many-pixels', 'This image is too large.', 'map.png exceeds the limit of 40 million pixels'),
    refused(413, 'file-too-large', 'This file is too large.', 'map.png exceeds 10MB limit'),
    refused(422, 'no-file', 'The form has no file.', `Please choose an image, in the field "${field}"`),
    refused(422, 'too-many-files', 'There are too many files.', 'Maximum 10 files allowed'),
    plainProblem(httpProblem(400)),
    plainProblem(uploadProblems.tooLarge),
    plainProblem(uploadProblems.notAForm),
  ];
}

export const noValidFile: ProblemDescription = {
  status: 422,
  name: 'no-valid-file',
  title: 'None of these files can be stored.',
  facts: { rejected: list(rejectedFile), errors },
  example: {
    ...about('images', 'notes.txt is not an image file'),
    rejected: [{ originalname: 'notes.txt', message: 'notes.txt is not an image file' }],
  },
};

export const imageInUse: ProblemDescription = {
  status: 409,
  name: 'image-in-use',
  title: 'This image is in use.',
  facts: { usedBy: list(object({ kind: text, id: text, name: text })) },
  example: { usedBy: [{ kind: 'product', id: '2d6a3b0e-4b8c-4c7e-8f4a-8a5b5e3f7d22', name: 'Tea garden mug' }] },
};

export const noSuchWidth: ProblemDescription = {
  status: 400,
  name: 'no-such-width',
  title: 'Images do not come in this width.',
  example: { detail: 'w can be 320, 480, 640, 960, 1280.' },
};
