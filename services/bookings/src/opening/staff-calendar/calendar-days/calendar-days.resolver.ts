import { badArgument, readDate } from '@hilltop/platform/graphql/read-date';
import { Args, Query, Resolver } from '@nestjs/graphql';
import type { CalendarDay, CalendarSettings, StaffCalendar } from '../../../generated/schema-types.js';
import { CalendarRepository } from '../../calendar/calendar.repository.js';
import { readSpan } from '../../schedule/date-span.js';
import { shownTime } from '../../schedule/start-times.js';
import { CalendarDays } from './calendar-days.js';

/** The holidays of a year and the days on which they are observed. */
const MOST_DAYS = 40;

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

  @Query('staffDays')
  async singleDays(@Args('dates') texts: readonly string[]): Promise<CalendarDay[]> {
    if (texts.length > MOST_DAYS) throw badArgument(`\`dates\` can be at most ${MOST_DAYS}`);
    return this.days.of(texts.map((text) => readDate('dates', text)));
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
