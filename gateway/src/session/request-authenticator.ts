import { type Identity, type StaffRole, visitor } from '@hilltop/platform/identity/identity';
import { currentLanguage } from '@hilltop/platform/logging/correlation';
import { LOGGER, type Logger } from '@hilltop/platform/logging/logger';
import { notAllowed } from '@hilltop/platform/outcome/not-allowed';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { GraphQLError } from 'graphql';
import { problemOfGraphqlError } from '../errors/graphql-error-problem.js';
import { problemOfRefusal } from '../errors/refusal-problem.js';
import { subgraphUnavailable } from '../errors/subgraph-errors.js';
import type { GatewayContext } from '../supergraph/gateway-context.js';
import { CallerHash } from './caller-hash.js';
import type { StaffMember, StaffSession } from './staff-answers.js';
import { type Origin, StaffClient } from './staff-client.js';
import { staffToken } from './staff-cookie.js';

/** Instead of "not signed in" while the staff service is unavailable. */
export const sessionUnknown = (): GraphQLError => subgraphUnavailable('staff', 'the session could not be checked');

@Injectable()
export class RequestAuthenticator {
  constructor(
    private readonly staff: StaffClient,
    private readonly hash: CallerHash,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  originOf(request: FastifyRequest): Origin {
    return {
      correlationId: request.id,
      caller: this.hash.of(request),
      network: this.hash.ofNetwork(request),
      language: currentLanguage(),
    };
  }

  visitorContext(request: FastifyRequest): GatewayContext {
    return asVisitor(this.originOf(request));
  }

  /** While a session cannot be checked, staff count as visitors. */
  async contextOf(request: FastifyRequest, origin = this.originOf(request)): Promise<GatewayContext> {
    const session = await this.sessionOf(request, origin);
    if (session === 'none') return asVisitor(origin);
    if (session === 'unknown') return { ...asVisitor(origin), sessionUnknown: true };
    return { ...origin, identity: identityOf(session) };
  }

  /** @throws ProblemError 401 without a session, 403 with another role, 503 when the session cannot be checked */
  async contextOfStaff(request: FastifyRequest, roles: readonly StaffRole[]): Promise<GatewayContext> {
    const origin = this.originOf(request);
    const session = await this.requireSession(request, origin);
    if (!roles.includes(session.staff.role)) throw problemOfRefusal(notAllowed);
    return { ...origin, identity: identityOf(session) };
  }

  /** @throws ProblemError 401 without a session, 503 when the session cannot be checked */
  async staffOf(request: FastifyRequest): Promise<StaffMember> {
    return (await this.requireSession(request, this.originOf(request))).staff;
  }

  /** Somebody ended the session; it did not just expire. @throws ProblemError 503 when that cannot be checked */
  async wasEnded(request: FastifyRequest): Promise<boolean> {
    const token = staffToken(request);
    try {
      return token !== undefined && (await this.staff.wasEnded(token, this.originOf(request)));
    } catch {
      throw problemOfGraphqlError(sessionUnknown().toJSON());
    }
  }

  private async requireSession(request: FastifyRequest, origin: Origin): Promise<StaffSession> {
    const session = await this.sessionOf(request, origin);
    if (session === 'unknown') throw problemOfGraphqlError(sessionUnknown().toJSON());
    if (session !== 'none') return session;
    throw problemOfRefusal({ __typename: 'NotSignedIn', message: 'Please sign in as staff first.' });
  }

  private async sessionOf(request: FastifyRequest, origin: Origin): Promise<StaffSession | 'none' | 'unknown'> {
    const token = staffToken(request);
    if (token === undefined) return 'none';
    try {
      return (await this.staff.session(token, origin)) ?? 'none';
    } catch (error) {
      this.logger.warn({ err: error }, 'a session could not be checked');
      return 'unknown';
    }
  }
}

export const asVisitor = (origin: Origin): GatewayContext => ({ ...origin, identity: visitor });

const identityOf = ({ id: session, staff: { id, role } }: StaffSession): Identity => ({
  role: 'staff',
  id,
  staffRole: role,
  session,
});
