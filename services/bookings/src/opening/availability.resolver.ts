import type { TourType } from '@hilltop/contracts/tour-types';
import { Args, Query, Resolver } from '@nestjs/graphql';
import type { Availability } from '../generated/schema-types.js';
import { AvailabilityCalendar } from './availability-calendar.js';
import { readSpan } from './schedule/date-span.js';

@Resolver()
export class AvailabilityResolver {
  constructor(private readonly calendar: AvailabilityCalendar) {}

  @Query('availability')
  async availability(
    @Args('tourType') tourType: TourType,
    @Args('from') fromText: string,
    @Args('to') toText: string,
  ): Promise<Availability> {
    const { from, to } = readSpan(fromText, toText);
    return this.calendar.between(tourType, from, to);
  }
}
