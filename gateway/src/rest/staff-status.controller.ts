import { ProblemError } from '@hilltop/platform/outcome/problem';
import { Body, Controller, Get, HttpCode, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { RequestAuthenticator } from '../session/request-authenticator.js';
import { jsonBody } from './json-body.js';
import { type ReconciliationStatus, type ServiceStatus, ServiceStatuses } from './service-status.js';
import { letterProblem, readStatus, resendDeadLetter } from './staff-status.routes.js';

@Controller('api/staff')
export class StaffStatusController {
  constructor(
    private readonly authenticator: RequestAuthenticator,
    private readonly statuses: ServiceStatuses,
  ) {}

  @Get('status')
  async status(@Req() request: FastifyRequest): Promise<{ services: ServiceStatus[]; audit: ReconciliationStatus }> {
    return this.statuses.all(await this.authenticator.contextOfStaff(request, readStatus.roles));
  }

  @Post('dead-letters/resend')
  @HttpCode(202)
  async resend(@Req() request: FastifyRequest, @Body() body: unknown): Promise<{ resent: true }> {
    const staff = await this.authenticator.contextOfStaff(request, resendDeadLetter.roles);
    const { service, id } = jsonBody<{ service: string; id: string }>(resendDeadLetter.body, body);
    if (!(await this.statuses.resend(service, id, staff))) throw new ProblemError(letterProblem);
    return { resent: true };
  }
}
