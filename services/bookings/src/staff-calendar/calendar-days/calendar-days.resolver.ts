import { Args, Query, Resolver } from '@nestjs/graphql';
import { CalendarRepository } from '../../calendar/calendar.repository.js';
import type { CalendarSettings, StaffCalendar } from '../../generated/schema-types.js';
import { readSpan } from '../../schedule/date-span.js';
import { shownTime } from '../../schedule/start-times.js';
import { CalendarDays } from './calendar-days.js';

/** The calendar and its settings for staff. */
@Resolver()
export class CalendarDaysResolver {
  constructor(
    private readonly days: CalendarDays,
    private readonly calendars: CalendarRepository,
  ) {}

  @Query('staffCalendar')
  async calendar(@Args('from') fromText: string, @Args('to') toText: string): Promise<StaffCalendar> {
    const { from, to } = readSpan(fromText, toText);
    return this.days.between(from, to);
  }

  @Query('calendarSettings')
  async settings(): Promise<CalendarSettings> {
    const { version, rules, notices } = (await this.calendars.current()).data;
    return {
      version,
      rules: rules.map(({ weekday, starts, validFrom, validUntil }) => ({
        weekday,
        starts: starts.map(shownTime),
        from: validFrom,
        until: validUntil,
      })),
      notices: [...notices],
    };
  }
}
