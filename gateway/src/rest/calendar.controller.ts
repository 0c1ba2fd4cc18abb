import { ProblemError } from '@hilltop/platform/outcome/problem';
import { Controller, Get, Param } from '@nestjs/common';
import { httpProblem } from '../errors/http-problems.js';
import { showGuideCalendar } from './calendar.routes.js';
import { Call, type RestCall } from './call.decorator.js';
import { RestAdapter } from './rest-adapter.js';

@Controller('api/guides')
export class CalendarController {
  constructor(private readonly rest: RestAdapter) {}

  @Get(':token/calendar.ics')
  async guide(@Call() call: RestCall, @Param('token') token: string): Promise<unknown> {
    const calendar = await this.rest.run(showGuideCalendar, call, () => ({ token }));
    if (calendar === null) throw new ProblemError(httpProblem(404));
    void call.reply.header('content-type', 'text/calendar; charset=utf-8').header('cache-control', 'no-store');
    return calendar;
  }
}
