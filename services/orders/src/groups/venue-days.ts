import { ENVIRONMENT } from '@hilltop/platform/environment/service-variables';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { dayAt } from '@hilltop/platform/values/calendar-date';
import { Inject, Injectable } from '@nestjs/common';
import { Temporal } from 'temporal-polyfill';
import type { Environment } from '../env.js';
import type { OfferedDays } from './group.fields.js';
import type { GroupTerms } from './terms/group-terms.js';

const FRIDAY = 5;
const MONTHS_AHEAD = 12;

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
    return this.at(Temporal.PlainDate.from(date), '12:00');
  }

  /** Monday to Friday, 10 AM to 5 PM: when somebody reads mails about groups. */
  isOfficeTime(): boolean {
    const now = Temporal.Instant.fromEpochMilliseconds(this.clock.now().getTime());
    const { dayOfWeek, hour } = now.toZonedDateTimeISO(this.environment.VENUE_TIME_ZONE);
    return dayOfWeek <= FRIDAY && hour >= 10 && hour < 17;
  }

  /** At 5 PM so many days before a visit; from then on its count goes up only. @param first its first start */
  countFinalAt(first: Date, { countFinalDays: days }: Pick<GroupTerms, 'countFinalDays'>): Date {
    return this.at(Temporal.PlainDate.from(this.dayOf(first)).subtract({ days }), '17:00');
  }

  private at(date: Temporal.PlainDate, plainTime: string): Date {
    const { VENUE_TIME_ZONE: timeZone } = this.environment;
    return new Date(date.toZonedDateTime({ timeZone, plainTime }).epochMilliseconds);
  }

  /** @param days after today, or before it where below 0 */
  daysFromToday(days: number): string {
    return Temporal.PlainDate.from(this.today()).add({ days }).toString();
  }

  monthsFromToday(months: number): string {
    return Temporal.PlainDate.from(this.today()).add({ months }).toString();
  }

  /** On which groups come: some days ahead, and within twelve months. */
  ofGroups(daysAhead: number): OfferedDays {
    return { first: this.daysFromToday(daysAhead), last: this.monthsFromToday(MONTHS_AHEAD) };
  }
}
