import { ProblemError } from '@hilltop/platform/outcome/problem';
import { Body, Controller, Get, HttpCode, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RequestAuthenticator } from '../session/request-authenticator.js';
import type { StaffMember } from '../session/staff-answers.js';
import { type Credentials, StaffClient } from '../session/staff-client.js';
import { forgetStaffToken, keepStaffToken, staffToken } from '../session/staff-cookie.js';
import { jsonBody } from './json-body.js';
import { sessionEnded, signIn, signInProblems } from './staff.routes.js';

type Shown = Pick<StaffMember, 'email' | 'name' | 'role'>;

@Controller('api/staff')
export class StaffController {
  constructor(
    private readonly staff: StaffClient,
    private readonly authenticator: RequestAuthenticator,
  ) {}

  @Post('sign-in')
  @HttpCode(200)
  async signIn(
    @Req() request: FastifyRequest,
    @Body() body: unknown,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Shown> {
    const credentials = jsonBody<Credentials>(signIn.body, body);
    const origin = this.authenticator.originOf(request);
    const answer = await this.staff.signIn(credentials, origin);
    if (answer.__typename === 'SignInRefused') {
      throw new ProblemError({ ...signInProblems.refused, detail: answer.message });
    }
    if (answer.__typename === 'SignInCodeRequired') {
      throw new ProblemError({ ...signInProblems.codeRequired, detail: answer.message });
    }
    if (answer.__typename === 'SignInTooSoon') {
      const { retryAfterSeconds } = answer;
      const headers = { 'retry-after': String(retryAfterSeconds) };
      throw new ProblemError({
        ...signInProblems.tooSoon,
        detail: answer.message,
        facts: { retryAfterSeconds },
        headers,
      });
    }
    const before = staffToken(request);
    keepStaffToken(request, reply, answer.token, new Date(answer.expiresAt));
    // This response replaces the cookie, so the old session could not be ended later.
    if (before !== undefined) await this.staff.signOut(before, origin).catch(() => undefined);
    return shown(answer.staff);
  }

  @Post('sign-out')
  @HttpCode(204)
  async signOut(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<void> {
    const token = staffToken(request);
    // The cookie stays until the session is ended. Otherwise the user could not retry.
    if (token !== undefined) await this.staff.signOut(token, this.authenticator.originOf(request));
    forgetStaffToken(request, reply);
  }

  @Get('me')
  async me(@Req() request: FastifyRequest): Promise<Shown> {
    try {
      return shown(await this.authenticator.staffOf(request));
    } catch (error) {
      const isSignedOut = error instanceof ProblemError && error.problem.status === 401;
      if (isSignedOut && (await this.authenticator.wasEnded(request))) throw new ProblemError(sessionEnded);
      throw error;
    }
  }
}

const shown = ({ email, name, role }: StaffMember): Shown => ({ email, name, role });
