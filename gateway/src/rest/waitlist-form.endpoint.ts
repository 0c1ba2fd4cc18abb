import { LOGGER, type Logger } from '@hilltop/platform/logging/logger';
import { ProblemError } from '@hilltop/platform/outcome/problem';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import type { RestCall } from './call.decorator.js';
import { registerForms } from './register-forms.js';
import { RestAdapter } from './rest-adapter.js';
import { confirmWaitlistEntry } from './waitlist.routes.js';

interface Place {
  Params: { token: string };
}

/** Confirms by the form of the page without scripts, and redirects to the page, which shows the outcome. */
@Injectable()
export class WaitlistFormEndpoint {
  constructor(
    private readonly rest: RestAdapter,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async register(server: FastifyInstance): Promise<void> {
    const contentType = 'application/x-www-form-urlencoded';
    await registerForms({ server, logger: this.logger, contentType, bodyLimit: 1_024 }, (scope) => {
      scope.post<Place>('/api/waitlist/:token/confirm-form', async (request, reply) => {
        const { token } = request.params;
        const outcome = await this.confirm(token, { request, reply });
        return reply.redirect(`/waitlist/${encodeURIComponent(token)}${outcome && `?confirm=${outcome}`}`, 303);
      });
    });
  }

  /** @returns what the page says; empty when the entry itself says it */
  private async confirm(token: string, call: RestCall): Promise<'' | 'mail' | 'full' | 'failed'> {
    try {
      const entry = await this.rest.run(confirmWaitlistEntry, call, () => ({ token }));
      return (entry as { confirmed?: boolean }).confirmed ? '' : 'mail';
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      const { name, status } = error.problem;
      if (name === 'waitlist-full') return 'full';
      return status === 404 ? '' : 'failed';
    }
  }
}
