import { LOGGER, type Logger } from '@hilltop/platform/logging/logger';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import type { RestCall } from './call.decorator.js';
import { registerForms } from './register-forms.js';
import { RestAdapter } from './rest-adapter.js';
import { unsubscribe } from './unsubscribe.routes.js';

interface Place {
  Params: { token: string };
}

/** The address of `List-Unsubscribe`. Mail programs in browsers post from pages of their own, and it reads no cookie. */
export const ONE_CLICK_PATH = /^\/api\/unsubscribe\/[^/?]+$/;

/** The form of a mail program has 26 bytes. */
const MOST = 4_096;

/**
 * Unsubscribes by one press in a mail program (RFC 8058), and by the form of the page without scripts. Programs that only open the
 * address get to the page, and nothing is ended: they also open it to look for viruses.
 */
@Injectable()
export class UnsubscribeEndpoint {
  constructor(
    private readonly rest: RestAdapter,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async register(server: FastifyInstance): Promise<void> {
    // Mail programs send forms of either kind.
    const forms = { server, logger: this.logger, contentType: '*', bodyLimit: MOST };
    await registerForms(forms, (scope) => {
      scope.get<Place>('/api/unsubscribe/:token', (request, reply) =>
        reply.redirect(`/unsubscribe/${encodeURIComponent(request.params.token)}`, 303),
      );
      scope.post<Place>('/api/unsubscribe/:token', async (request, reply) =>
        reply.send(await this.end(request.params.token, { request, reply })),
      );
      scope.post<Place>('/api/unsubscribe/:token/form', async (request, reply) => {
        const { token } = request.params;
        await this.end(token, { request, reply });
        return reply.redirect(`/unsubscribe/${encodeURIComponent(token)}?done`, 303);
      });
    });
  }

  private end(token: string, call: RestCall): Promise<unknown> {
    return this.rest.run(unsubscribe, call, () => ({ token }));
  }
}
