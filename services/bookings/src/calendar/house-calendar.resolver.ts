import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { Inject } from '@nestjs/common';
import { Query, Resolver } from '@nestjs/graphql';
import type { HouseCalendar as HouseCalendarView } from '../generated/schema-types.js';
import { CalendarRepository } from './calendar.repository.js';
import { houseCalendarView } from './house-calendar.view.js';

/** The public opening hours. */
@Resolver()
export class HouseCalendarResolver {
  constructor(
    private readonly calendars: CalendarRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Query('houseCalendar')
  async show(): Promise<HouseCalendarView> {
    return houseCalendarView(await this.calendars.current(), this.clock.now());
  }
}
