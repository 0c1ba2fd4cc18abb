import type { StaffRole } from '@hilltop/platform/identity/identity';
import { httpProblem } from '../errors/http-problems.js';
import {
  type JsonSchema,
  type ParameterDescription,
  type ProblemDescription,
  plainProblem,
  type RouteDescription,
} from '../rest/route-description.js';
import { groupFileProblems } from './upload-problems.js';

const tag = 'Groups';
const binary = { type: 'string', format: 'binary' };
const name = '0b0c1f4e-6f0d-4c0a-9a67-3f6f5f3b2d11.pdf';
const token = 'DI88PpsNT1eaD2psbxx8EW0Qk5l2vS0n8b7yTq3LrXA';

/** Roles that read files of groups, and add them for who calls. */
export const groupFileRoles: readonly StaffRole[] = ['desk', 'manager'];
export const w9Roles: readonly StaffRole[] = ['manager'];

const inPath = (parameter: string, description: string, example: string): ParameterDescription => ({
  in: 'path',
  name: parameter,
  description,
  example,
});

const ofGroup = inPath('token', 'The end of the link in the mails to the organizer.', token);

const errors: JsonSchema = {
  type: 'array',
  items: {
    type: 'object',
    required: ['field', 'message'],
    properties: { field: { type: 'string' }, message: { type: 'string' } },
  },
};

function refused(status: number, problem: string, title: string, message: string): ProblemDescription {
  const example = { detail: message, errors: [{ field: 'file', message }] };
  return { status, name: problem, title, facts: { errors }, example };
}

const upload = {
  method: 'post',
  tag,
  body: {
    mediaType: 'multipart/form-data',
    schema: { type: 'object', required: ['file'], properties: { file: binary } },
  },
  answer: {
    status: 201,
    description: 'Stored. Only staff read it.',
    schema: {
      type: 'object',
      required: ['name', 'bytes'],
      properties: {
        name: { type: 'string', description: 'A random id, with the ending of its type.' },
        bytes: { type: 'integer', description: 'Size of the stored file.' },
      },
    },
    example: { name, bytes: 48_213 },
  },
  problems: [
    plainProblem(httpProblem(400)),
    plainProblem(httpProblem(404)),
    refused(
      422,
      'not-pdf-or-image',
      'This is neither a PDF nor an image.',
      'order.docx is neither a PDF nor a JPEG, PNG, GIF or WebP image',
    ),
    refused(422, 'incomplete-image', 'This image is incomplete.', 'order.png is incomplete or damaged'),
    refused(422, 'incomplete-pdf', 'This PDF is incomplete.', 'order.pdf is incomplete or damaged'),
    refused(422, 'too-many-pixels', 'This image is too large.', 'order.png exceeds the limit of 40 million pixels'),
    refused(422, 'no-file', 'The form has no file.', 'Please choose a file, in the field "file"'),
    refused(413, 'file-too-large', 'This file is too large.', 'order.pdf exceeds 5MB limit'),
    plainProblem({
      status: 409,
      name: 'group-files-full',
      title: 'The group has as many files as it can have.',
      detail: 'A group can have 10 files. Please call us.',
    }),
    plainProblem(groupFileProblems.tooLarge),
    plainProblem(groupFileProblems.notAForm),
  ],
} as const satisfies Partial<RouteDescription>;

const WHAT =
  'A PDF, or a JPEG, PNG, GIF or WebP image, detected by content; at most 5 MB. A PDF is stored as it is, an image is re-encoded.';

const download = {
  status: 200,
  description: 'The file, to be saved.',
  mediaType: 'application/pdf',
  alsoAs: ['image/*'],
  schema: binary,
} as const;

const w9 = {
  method: 'get',
  tag,
  summary: 'The W-9 of the house',
  answer: download,
  problems: [plainProblem(httpProblem(404))],
} as const satisfies Partial<RouteDescription>;

const addGroupCertificate: RouteDescription = {
  ...upload,
  path: '/api/groups/{token}/certificate',
  summary: 'Send the certificate that an organization pays no sales tax',
  description: `${WHAT} A manager looks at it.`,
  parameters: [ofGroup],
};

const addGroupOrderFile: RouteDescription = {
  ...upload,
  path: '/api/groups/{token}/order-file',
  summary: 'Send the file of a purchase order',
  description: WHAT,
  parameters: [ofGroup],
};

const readGroupW9: RouteDescription = { ...w9, path: '/api/groups/{token}/w9', parameters: [ofGroup] };

const readBillW9: RouteDescription = {
  ...w9,
  path: '/api/bills/{token}/w9',
  parameters: [inPath('token', 'The end of the link in the mail to who pays.', token)],
};

const addW9: RouteDescription = {
  ...upload,
  path: '/api/group-files/w9',
  summary: 'Give the W-9 of the house, in place of the one before',
  description: WHAT,
  roles: w9Roles,
};

const addGroupFile: RouteDescription = {
  ...upload,
  path: '/api/group-files/{id}/{kind}',
  summary: 'Add a file to a group',
  description: WHAT,
  roles: groupFileRoles,
  parameters: [
    inPath('id', 'Of the group.', '2d6a3b0e-4b8c-4c7e-8f4a-8a5b5e3f7d22'),
    {
      ...inPath('kind', 'What it is.', 'certificate'),
      schema: { type: 'string', enum: ['purchase-order', 'certificate'] },
    },
  ],
};

const readGroupFile: RouteDescription = {
  method: 'get',
  path: '/api/group-files/{name}',
  tag,
  summary: 'Read a file of a group',
  roles: groupFileRoles,
  parameters: [inPath('name', 'As the group has it.', name)],
  answer: download,
  problems: [plainProblem(httpProblem(404))],
};

export const groupFileRoutes = {
  addGroupCertificate,
  addGroupOrderFile,
  readGroupW9,
  readBillW9,
  addW9,
  addGroupFile,
  readGroupFile,
};
