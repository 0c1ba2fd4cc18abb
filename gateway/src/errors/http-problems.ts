import type { Problem } from '@hilltop/platform/outcome/problem';

const problems = {
  400: { name: 'malformed', title: 'The request could not be read.', detail: 'The body must be one JSON object.' },
  403: { name: 'forbidden', title: 'This is not allowed from here.' },
  404: { name: 'not-found', title: 'There is nothing here.' },
  405: { name: 'method-not-allowed', title: 'This method is not allowed here.' },
  408: { name: 'timeout', title: 'The request took too long to arrive.' },
  413: { name: 'too-large', title: 'The request is too large.', detail: 'A body can have at most 100 kB.' },
  414: { name: 'uri-too-long', title: 'The address is too long.' },
  415: {
    name: 'unsupported-media-type',
    title: 'This content type is not supported.',
    detail: 'Send JSON, with the header Content-Type: application/json.',
  },
} as const;

type HttpStatus = keyof typeof problems;

export const isHttpProblem = (status: number): status is HttpStatus => status in problems;

export const httpProblem = (status: HttpStatus): Problem => ({ status, ...problems[status] });
