import type { Problem } from '@hilltop/platform/outcome/problem';

const problems = {
  400: { name: 'malformed', title: 'The request cannot be read.', detail: 'The body must be one JSON object.' },
  403: { name: 'forbidden', title: 'This may not be done from here.' },
  404: { name: 'not-found', title: 'There is nothing here.' },
  405: { name: 'method-not-allowed', title: 'This cannot be done here.' },
  408: { name: 'timeout', title: 'The request took too long to arrive.' },
  413: { name: 'too-large', title: 'The request is too large.', detail: 'A body may have 100 kB.' },
  414: { name: 'uri-too-long', title: 'The address is too long.' },
  415: {
    name: 'unsupported-media-type',
    title: 'This kind of body is not understood.',
    detail: 'Send JSON, with the header Content-Type: application/json.',
  },
} as const;

export type HttpFault = keyof typeof problems;

/** Whether a status is one of the faults of a request that HTTP itself knows and that have words here. */
export const isHttpFault = (status: number): status is HttpFault => status in problems;

/** A fault of the request as HTTP sees it. */
export const httpProblem = (status: HttpFault): Problem => ({ status, ...problems[status] });
