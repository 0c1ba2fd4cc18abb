import type { Logger } from '@hilltop/platform/logging/logger';
import { type Problem, ProblemError } from '@hilltop/platform/outcome/problem';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { problemOfError } from '../errors/problem-of-error.js';
import { sendProblem } from '../errors/send-problem.js';

/** What a form with files can be. */
export interface UploadLimit {
  readonly maxBytes: number;
  readonly problems: { readonly tooLarge: Problem; readonly notAForm: Problem };
}

/** Routes of files: media reads the body, and nothing here does. */
const streamed = /^\/api\/(?:upload|group-files\/|groups\/:token\/(?:certificate|order-file)$)/;

export const isStreamed = (route: string): boolean => streamed.test(route);

/** No body is parsed in this scope. */
export function streamedBodies(scope: FastifyInstance, logger: Logger): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_request, _payload, parsed) => parsed(null));
  scope.setErrorHandler((error, request, reply) => sendProblem(request, reply, problemOfError(error, logger)));
}

/** @throws ProblemError before any of the body is read */
export function refuseEarly({ headers }: FastifyRequest, { maxBytes, problems }: UploadLimit): void {
  const { 'content-type': type = '', 'content-length': length = 0 } = headers;
  if (!/^multipart\/form-data\s*;/i.test(type)) throw new ProblemError(problems.notAForm);
  if (Number(length) > maxBytes) throw new ProblemError(problems.tooLarge);
}
