import { LOGGER, type Logger } from '@hilltop/platform/logging/logger';
import { ProblemError } from '@hilltop/platform/outcome/problem';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { httpProblem } from '../errors/http-problems.js';
import { RequestAuthenticator } from '../session/request-authenticator.js';
import type { GatewayContext } from '../supergraph/gateway-context.js';
import { MediaProxy } from './media-proxy.js';
import { refuseEarly, streamedBodies } from './streamed-bodies.js';
import { maxUploadBytes, uploadProblems } from './upload-problems.js';
import { uploadRoles } from './uploads.routes.js';

/** Plain, with the extension of one of the four image formats. */
const fileName = /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,194}\.(?:jpg|png|gif|webp)$/;

/** The path at the media service; undefined for an invalid name. */
export function storedFile(folder: '/upload' | '/uploads', name: string): string | undefined {
  return fileName.test(name) && !name.includes('..') ? `${folder}/${name}` : undefined;
}

const LIMIT = { maxBytes: maxUploadBytes, problems: uploadProblems };

interface File {
  Params: { filename: string };
  Querystring: { w?: string | string[] };
}

/** `/uploads/{file}` and `/api/upload`. Bodies are not parsed, and images are not compressed again. */
@Injectable()
export class UploadEndpoint {
  constructor(
    private readonly authenticator: RequestAuthenticator,
    private readonly media: MediaProxy,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async register(server: FastifyInstance): Promise<void> {
    const { authenticator, media } = this;
    await server.register((scope, _options, done) => {
      streamedBodies(scope, this.logger);
      const options = { compress: false } as const;
      for (const path of ['/upload', '/upload-multiple']) {
        scope.post(`/api${path}`, options, async (request, reply) =>
          media.upload(request, reply, path, await this.staffContext(request), LIMIT),
        );
      }
      scope.delete<File>('/api/upload/:filename', options, async (request, reply) => {
        const context = await this.staffContext(request);
        return media.call(request, reply, pathOf('/upload', request.params), context);
      });
      scope.route<File>({
        ...options,
        method: ['GET', 'HEAD'],
        url: '/uploads/:filename',
        handler: async (request, reply) => {
          const path = pathOf('/uploads', request.params) + widthOf(request.query);
          return media.call(request, reply, path, authenticator.visitorContext(request));
        },
      });
      done();
    });
  }

  /** @throws ProblemError before any of the body is read */
  private async staffContext(request: FastifyRequest): Promise<GatewayContext> {
    const context = await this.authenticator.contextOfStaff(request, uploadRoles);
    if (request.method === 'POST') refuseEarly(request, LIMIT);
    return context;
  }
}

/** @throws ProblemError 404 for an invalid name */
function pathOf(folder: '/upload' | '/uploads', { filename }: File['Params']): string {
  const path = storedFile(folder, filename);
  if (path === undefined) throw new ProblemError(httpProblem(404));
  return path;
}

/** Media checks whether the width exists. */
function widthOf({ w }: File['Querystring']): string {
  // Cut, what is no width still is none.
  return typeof w === 'string' ? `?w=${encodeURIComponent(w.slice(0, 8))}` : '';
}
