import { type Identity, isStaff } from '@hilltop/platform/identity/identity';
import { notAllowed } from '@hilltop/platform/outcome/not-allowed';
import { ProblemError } from '@hilltop/platform/outcome/problem';
import { Controller, Get, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { problemOfRefusal } from '../errors/refusal-problem.js';
import { OpenRequests } from '../limits/open-requests.js';
import { RequestAuthenticator } from '../session/request-authenticator.js';
import { followChanges } from './live.routes.js';
import { LiveStreams } from './live-streams.js';

/** Sends signed-in staff what changes, so that their pages follow without polling (product.md §2.13). */
@Controller('api/live')
export class LiveController {
  constructor(
    private readonly authenticator: RequestAuthenticator,
    private readonly streams: LiveStreams,
    private readonly requests: OpenRequests,
  ) {}

  @Get()
  async follow(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const { id, staffRole } = await this.member(request);
    const stream = this.streams.open(id, staffRole, () => this.isStill(request, { id, staffRole }));
    // Also when no body is sent, as to HEAD.
    reply.raw.once('close', () => stream.body.destroy());
    this.requests.letStay(reply.raw);
    void reply
      .header('content-type', 'text/event-stream')
      .header('cache-control', 'no-store')
      // Proxies must not buffer the stream.
      .header('x-accel-buffering', 'no')
      .send(stream.body);
  }

  private async member(request: FastifyRequest): Promise<Identity & { role: 'staff' }> {
    const { identity } = await this.authenticator.contextOfStaff(request, followChanges.roles);
    if (!isStaff(identity)) throw problemOfRefusal(notAllowed);
    return identity;
  }

  /** A session that cannot be checked right now continues: a stream reveals only kinds and ids that its member may read. */
  private async isStill(request: FastifyRequest, member: { id: string; staffRole: string }): Promise<boolean> {
    try {
      const { id, staffRole } = await this.member(request);
      return id === member.id && staffRole === member.staffRole;
    } catch (error) {
      return !(error instanceof ProblemError) || error.problem.status >= 500;
    }
  }
}
