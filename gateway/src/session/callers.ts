import { visitor } from '@hilltop/platform/identity/identity';
import { LOGGER, type Logger } from '@hilltop/platform/logging/logger';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { problemOfGraphqlError } from '../errors/graphql-error-problem.js';
import { problemOfRefusal } from '../errors/refusal-problem.js';
import { sessionNotChecked } from '../errors/session-not-checked.js';
import { CallerHash } from './caller-hash.js';
import type { GatewayContext } from './gateway-context.js';
import { staffToken } from './staff-cookie.js';
import type { StaffMember } from './staff-desk.answers.js';
import { type Origin, StaffDesk } from './staff-desk.js';

type Session = { readonly staff: StaffMember } | 'none' | 'unknown';

/** Finds out who sent a request. */
@Injectable()
export class Callers {
  constructor(
    private readonly desk: StaffDesk,
    private readonly hash: CallerHash,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Where a request comes from, without asking anybody who it is. */
  originOf(request: FastifyRequest): Origin {
    return { correlationId: request.id, caller: this.hash.of(request) };
  }

  /** For what is the same for everybody: nobody is asked who it is. */
  visitorContext(request: FastifyRequest): GatewayContext {
    return { ...this.originOf(request), identity: visitor };
  }

  /** For what is open to all: a session that cannot be checked right now costs its staff rights, not the answer. */
  async contextOf(request: FastifyRequest): Promise<GatewayContext> {
    const session = await this.sessionOf(request);
    if (session === 'none') return this.visitorContext(request);
    if (session === 'unknown') return { ...this.visitorContext(request), sessionUnknown: true };
    return { ...this.originOf(request), identity: { role: 'staff', id: session.staff.id } };
  }

  /**
   * For what strangers may not do: they hear so before anything else of their request is looked at. The service behind
   * checks again, by the signed identity.
   *
   * @throws ProblemError 401 for strangers, 503 when the session cannot be checked right now
   */
  async contextOfStaff(request: FastifyRequest): Promise<GatewayContext> {
    const { id } = await this.staffOf(request);
    return { ...this.originOf(request), identity: { role: 'staff', id } };
  }

  /** @throws ProblemError 401 for strangers, 503 when the session cannot be checked right now */
  async staffOf(request: FastifyRequest): Promise<StaffMember> {
    const session = await this.sessionOf(request);
    if (session === 'unknown') throw problemOfGraphqlError(sessionNotChecked().toJSON());
    if (session === 'none') {
      throw problemOfRefusal({ __typename: 'NotSignedIn', message: 'Please sign in as staff first.' });
    }
    return session.staff;
  }

  private async sessionOf(request: FastifyRequest): Promise<Session> {
    const token = staffToken(request);
    if (token === undefined) return 'none';
    try {
      const staff = await this.desk.session(token, this.originOf(request));
      return staff ? { staff } : 'none';
    } catch (error) {
      this.logger.warn({ err: error }, 'a session could not be checked');
      return 'unknown';
    }
  }
}
