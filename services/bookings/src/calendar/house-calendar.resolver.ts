import { ENVIRONMENT } from '@hilltop/platform/environment/service-variables';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { Inject } from '@nestjs/common';
import { Query, Resolver } from '@nestjs/graphql';
import type { Environment } from '../env.js';
import type { HouseCalendar as HouseCalendarView } from '../generated/schema-types.js';
import { CalendarRepository } from './calendar.repository.js';
import { houseCalendarView } from './house-calendar.view.js';

type Settings = Pick<Environment, 'BOOKING_CHANGES_UNTIL_HOURS' | 'BOOKING_REFUND_UNTIL_HOURS'>;

@Resolver()
export class HouseCalendarResolver {
  constructor(
    private readonly calendars: CalendarRepository,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(ENVIRONMENT) private readonly settings: Settings,
  ) {}

  @Query('houseCalendar')
  async show(): Promise<HouseCalendarView> {
    const { BOOKING_CHANGES_UNTIL_HOURS: changesUntilHours, BOOKING_REFUND_UNTIL_HOURS: refundUntilHours } =
      this.settings;
    const view = houseCalendarView(await this.calendars.current(), this.clock.now());
    return { ...view, changeRules: { changesUntilHours, refundUntilHours } };
  }
}
