import { LOGGER, type Logger } from '@hilltop/platform/logging/logger';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { RequestAuthenticator } from '../session/request-authenticator.js';
import { groupFileRoles, w9Roles } from './group-files.routes.js';
import { MediaProxy } from './media-proxy.js';
import { refuseEarly, streamedBodies } from './streamed-bodies.js';
import { groupFileProblems, maxGroupFileBytes } from './upload-problems.js';

interface Named {
  Params: Readonly<Record<'token' | 'id' | 'kind' | 'name', string>>;
}

/** The last part of an address by link, and what media calls it. */
const BY_LINK = { certificate: 'certificate', 'order-file': 'purchase-order' } as const;

const LIMIT = { maxBytes: maxGroupFileBytes, problems: groupFileProblems };

/** Files of groups, which the site never shows. Media asks orders about a link before it reads anything. */
@Injectable()
export class GroupFilesEndpoint {
  constructor(
    private readonly authenticator: RequestAuthenticator,
    private readonly media: MediaProxy,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async register(server: FastifyInstance): Promise<void> {
    const { authenticator, media } = this;
    const options = { compress: false } as const;
    await server.register((scope, _options, done) => {
      streamedBodies(scope, this.logger);
      for (const [part, kind] of Object.entries(BY_LINK)) {
        scope.post<Named>(`/api/groups/:token/${part}`, options, async (request, reply) => {
          refuseEarly(request, LIMIT);
          const path = `/private-files/links/${encodeURIComponent(request.params.token)}/${kind}`;
          return media.upload(request, reply, path, authenticator.visitorContext(request), LIMIT);
        });
      }
      scope.post('/api/group-files/w9', options, async (request, reply) => {
        const context = await authenticator.contextOfStaff(request, w9Roles);
        refuseEarly(request, LIMIT);
        return media.upload(request, reply, '/private-files/w9', context, LIMIT);
      });
      scope.post<Named>('/api/group-files/:id/:kind', options, async (request, reply) => {
        const context = await authenticator.contextOfStaff(request, groupFileRoles);
        refuseEarly(request, LIMIT);
        const { id, kind } = request.params;
        const path = `/private-files/groups/${encodeURIComponent(id)}/${encodeURIComponent(kind)}`;
        return media.upload(request, reply, path, context, LIMIT);
      });
      scope.get<Named>('/api/group-files/:name', options, async (request, reply) => {
        const context = await authenticator.contextOfStaff(request, groupFileRoles);
        return media.call(request, reply, `/private-files/${encodeURIComponent(request.params.name)}`, context);
      });
      for (const page of ['groups', 'bills']) {
        scope.get<Named>(`/api/${page}/:token/w9`, options, async (request, reply) => {
          const path = `/private-files/links/${encodeURIComponent(request.params.token)}/w9`;
          return media.call(request, reply, path, authenticator.visitorContext(request));
        });
      }
      done();
    });
  }
}
