import { ProblemError } from '@hilltop/platform/outcome/problem';
import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { httpProblem } from '../errors/http-problems.js';
import { showCalendar, showGuideCalendar } from './calendar.routes.js';
import { Call, type RestCall } from './call.decorator.js';
import { RestAdapter } from './rest-adapter.js';

@Controller('api')
export class CalendarController {
  constructor(private readonly rest: RestAdapter) {}

  @Get('calendar')
  show(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<FastifyReply> {
    return this.rest.send(showCalendar, { request, reply });
  }

  @Get('guides/:token/calendar.ics')
  async guide(@Call() call: RestCall, @Param('token') token: string): Promise<unknown> {
    const calendar = await this.rest.run(showGuideCalendar, call, () => ({ token }));
    if (calendar === null) throw new ProblemError(httpProblem(404));
    void call.reply.header('content-type', 'text/calendar; charset=utf-8').header('cache-control', 'no-store');
    return calendar;
  }
}
