import type { Logger } from '@hilltop/platform/logging/logger';
import type { FastifyInstance } from 'fastify';
import { problemOfError } from '../errors/problem-of-error.js';
import { sendProblem } from '../errors/send-problem.js';

interface Forms {
  readonly server: FastifyInstance;
  readonly logger: Logger;
  /** Of accepted bodies, e.g. `application/x-www-form-urlencoded`. */
  readonly contentType: string;
  /** In bytes. */
  readonly bodyLimit: number;
}

/** The address has all parameters: the body is ignored. */
export async function registerForms(
  { server, logger, contentType, bodyLimit }: Forms,
  addRoutes: (scope: FastifyInstance) => void,
): Promise<void> {
  await server.register((scope, _options, done) => {
    // No other route reads forms.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(contentType, { parseAs: 'string', bodyLimit }, (_request, _body, parsed) =>
      parsed(null),
    );
    scope.setErrorHandler((error, request, reply) => sendProblem(request, reply, problemOfError(error, logger)));
    addRoutes(scope);
    done();
  });
}
