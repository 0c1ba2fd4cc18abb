import { Controller, Get, Param } from '@nestjs/common';
import { showGuideCalendar, showVisitCalendar } from './calendar.routes.js';
import { Call, type RestCall } from './call.decorator.js';
import { RestAdapter } from './rest-adapter.js';

/** Browsers and calendar programs open calendar files by their addresses. */
@Controller('api')
export class CalendarController {
  constructor(private readonly rest: RestAdapter) {}

  @Get('guides/:token/calendar.ics')
  guide(@Call() call: RestCall, @Param('token') token: string): Promise<unknown> {
    return this.file(showGuideCalendar, call, token);
  }

  @Get('visits/:token/tour.ics')
  visit(@Call() call: RestCall, @Param('token') token: string): Promise<unknown> {
    return this.file(showVisitCalendar, call, token);
  }

  private async file(
    route: typeof showGuideCalendar | typeof showVisitCalendar,
    call: RestCall,
    token: string,
  ): Promise<unknown> {
    const calendar = await this.rest.run<{ token: string }>(route, call, () => ({ token }));
    void call.reply.header('content-type', 'text/calendar; charset=utf-8').header('cache-control', 'no-store');
    return calendar;
  }
}
