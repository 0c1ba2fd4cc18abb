import { ENVIRONMENT } from '@hilltop/platform/environment/service-variables';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { dayAt } from '@hilltop/platform/values/calendar-date';
import { Inject, Injectable } from '@nestjs/common';
import { Temporal } from 'temporal-polyfill';
import type { Environment } from '../env.js';

/** The venue's dates, YYYY-MM-DD. */
@Injectable()
export class VenueDays {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Pick<Environment, 'VENUE_TIME_ZONE'>,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  today(): string {
    return this.dayOf(this.clock.now());
  }

  dayOf(moment: Date): string {
    return dayAt(this.environment.VENUE_TIME_ZONE, moment);
  }

  /** A moment that is on this date, whatever the time of the year. */
  noonOf(date: string): Date {
    const noon = Temporal.PlainDate.from(date).toZonedDateTime({
      timeZone: this.environment.VENUE_TIME_ZONE,
      plainTime: '12:00',
    });
    return new Date(noon.epochMilliseconds);
  }

  /** @param days after today, or before it where below 0 */
  daysFromToday(days: number): string {
    return Temporal.PlainDate.from(this.today()).add({ days }).toString();
  }

  monthsFromToday(months: number): string {
    return Temporal.PlainDate.from(this.today()).add({ months }).toString();
  }
}
