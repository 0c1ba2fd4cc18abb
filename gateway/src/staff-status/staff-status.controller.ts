import { ProblemError } from '@hilltop/platform/outcome/problem';
import { Body, Controller, Get, HttpCode, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { jsonBody } from '../rest/json-body.js';
import { Callers } from '../session/callers.js';
import type { AuditStatus } from './audit-status.js';
import { type ServiceStatus, ServiceStatuses } from './service-status.js';
import { letterProblem, resendDeadLetter } from './staff-status.routes.js';

/** `/api/staff/status`: what ops look at first, for whoever is at the desk. */
@Controller('api/staff')
export class StaffStatusController {
  constructor(
    private readonly callers: Callers,
    private readonly statuses: ServiceStatuses,
  ) {}

  @Get('status')
  async status(@Req() request: FastifyRequest): Promise<{ services: ServiceStatus[]; audit: AuditStatus }> {
    return this.statuses.all(await this.callers.contextOfStaff(request));
  }

  @Post('dead-letters/resend')
  @HttpCode(202)
  async resend(@Req() request: FastifyRequest, @Body() body: unknown): Promise<{ resent: true }> {
    const staff = await this.callers.contextOfStaff(request);
    const { service, id } = jsonBody<{ service: string; id: string }>(resendDeadLetter.body, body);
    if (!(await this.statuses.resend(service, id, staff))) throw new ProblemError(letterProblem);
    return { resent: true };
  }
}
