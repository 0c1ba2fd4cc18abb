import type { IncomingMessage, ServerResponse } from 'node:http';
import { acceptCorrelationId, correlationHeader } from '@hilltop/platform/logging/correlation';
import type { Problem } from '@hilltop/platform/outcome/problem';
import { problemBody } from './send-problem.js';

/** Runs before Fastify has seen the request, and closes the connection. */
export function refuseUnrouted(request: IncomingMessage, response: ServerResponse, problem: Problem): void {
  const id = acceptCorrelationId(request.headers[correlationHeader]);
  const { contentType, bytes } = problemBody(request.url?.split('?', 1)[0] ?? '/', problem, id);
  const headers = {
    'content-type': contentType,
    'content-length': bytes.length,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    connection: 'close',
    'retry-after': '1',
    [correlationHeader]: id,
  };
  // As text, which goes into the packet of the head.
  response.writeHead(problem.status, headers).end(bytes.toString());
}
