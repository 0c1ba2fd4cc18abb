import type { Logger } from '@hilltop/platform/logging/logger';
import { ProblemError } from '@hilltop/platform/outcome/problem';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { httpProblem } from '../errors/http-problems.js';
import { problemOfError } from '../errors/problem-of-error.js';
import { sendProblem } from '../errors/send-problem.js';
import type { Callers } from '../session/callers.js';
import type { GatewayContext } from '../session/gateway-context.js';
import type { MediaProxy } from './media-proxy.js';
import { storedFile } from './stored-file.js';
import { mostUploadBytes, uploadProblems } from './upload-problems.js';

/** What the routes need, asked for once requests come. */
export interface UploadParts {
  readonly callers: Callers;
  readonly media: MediaProxy;
  readonly logger: Logger;
}

const uploadPaths = ['/upload', '/upload-multiple'];

/** Whether a route passes its body on as it comes. */
export const isUploadRoute = (route: string): boolean => uploadPaths.some((path) => route === `/api${path}`);

type File = { Params: { filename: string }; Querystring: { w?: string | string[] } };

/**
 * Serves `/uploads/{file}` and takes and removes pictures under `/api/upload` (spec.md §3, §7), passed on to media. The
 * routes are Fastify's own, as bodies are neither parsed nor held, and answers not compressed: pictures are already.
 */
export async function serveUploads(server: FastifyInstance, { callers, media, logger }: UploadParts): Promise<void> {
  /** Strangers hear so before anything of a body is read. */
  const staff = async (request: FastifyRequest): Promise<GatewayContext> => {
    const context = await callers.contextOfStaff(request);
    if (request.method === 'POST') checkForm(request);
    return context;
  };

  await server.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    // Nest's filters are for its own routes.
    scope.setErrorHandler((error, request, reply) => sendProblem(request, reply, problemOfError(error, logger)));
    const options = { compress: false } as const;

    for (const path of uploadPaths) {
      scope.post(`/api${path}`, options, async (request, reply) =>
        media.upload(request, reply, path, await staff(request)),
      );
    }
    scope.delete<File>('/api/upload/:filename', options, async (request, reply) => {
      const context = await staff(request);
      return media.ask(request, reply, found(storedFile('/upload', request.params.filename)), context);
    });
    scope.route<File>({
      ...options,
      method: ['GET', 'HEAD'],
      url: '/uploads/:filename',
      handler: async (request, reply: FastifyReply) => {
        const path = found(storedFile('/uploads', request.params.filename)) + widthOf(request.query);
        return media.ask(request, reply, path, callers.visitorContext(request));
      },
    });
    done();
  });
}

function found(path: string | undefined): string {
  if (path === undefined) throw new ProblemError(httpProblem(404));
  return path;
}

/** The width that is asked for, as media reads it; which widths there are is media's to say. */
function widthOf({ w }: File['Querystring']): string {
  return typeof w === 'string' && w.length <= 8 ? `?w=${encodeURIComponent(w)}` : '';
}

function checkForm({ headers }: FastifyRequest): void {
  if (!/^multipart\/form-data\s*;/i.test(headers['content-type'] ?? ''))
    throw new ProblemError(uploadProblems.notAForm);
  if (Number(headers['content-length'] ?? 0) > mostUploadBytes) throw new ProblemError(uploadProblems.tooLarge);
}
