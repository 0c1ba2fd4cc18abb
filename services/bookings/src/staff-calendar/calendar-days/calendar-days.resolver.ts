import { Args, Query, Resolver } from '@nestjs/graphql';
import { GraphQLError } from 'graphql';
import { CalendarRepository } from '../../calendar/calendar.repository.js';
import type { CalendarDay, CalendarSettings, StaffCalendar } from '../../generated/schema-types.js';
import { readSpan } from '../../schedule/date-span.js';
import { shownTime } from '../../schedule/start-times.js';
import { parseDate } from '../../schedule/venue-clock.js';
import { CalendarDays } from './calendar-days.js';

/** Most single days of one query: the holidays of a year and the days on which they are observed. */
const MOST_DAYS = 40;

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

  @Query('staffDays')
  async singleDays(@Args('dates') texts: readonly string[]): Promise<CalendarDay[]> {
    const dates = texts.map(parseDate);
    if (texts.length > MOST_DAYS || dates.includes(undefined)) {
      const message = `\`dates\` must be at most ${MOST_DAYS} dates written YYYY-MM-DD`;
      throw new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } });
    }
    return this.days.of(dates.filter((date) => date !== undefined));
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
