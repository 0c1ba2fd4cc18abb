import { Args, Query, Resolver } from '@nestjs/graphql';
import { GraphQLError } from 'graphql';
import type { Temporal } from 'temporal-polyfill';
import type { Availability } from '../generated/schema-types.js';
import { parseDate, VenueClock } from '../schedule/venue-clock.js';
import type { TourType } from '../tours/tour-type.js';
import { AvailabilityCalendar } from './availability-calendar.js';

/** Longest span of one query, in days: the weeks that a calendar page of two months shows. */
const MAX_DAYS = 62;

@Resolver()
export class AvailabilityResolver {
  constructor(
    private readonly calendar: AvailabilityCalendar,
    private readonly venue: VenueClock,
  ) {}

  @Query('availability')
  async availability(
    @Args('tourType') tourType: TourType,
    @Args('from') fromText: string,
    @Args('to') toText: string,
  ): Promise<Availability> {
    const from = readDate('from', fromText);
    const to = readDate('to', toText);
    const days = from.until(to).days + 1;
    if (days < 1) throw badSpan('`to` must not be before `from`');
    if (days > MAX_DAYS) throw badSpan(`At most ${MAX_DAYS} days can be asked for at once`);
    return {
      tourType,
      timeZone: this.venue.timeZone,
      ...this.calendar.window(),
      days: await this.calendar.days(tourType, from, to),
    };
  }
}

function readDate(field: string, text: string): Temporal.PlainDate {
  const date = parseDate(text);
  if (!date) throw badSpan(`\`${field}\` must be a date written YYYY-MM-DD`);
  return date;
}

function badSpan(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } });
}
