import type { StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { BookedTimesAffected, CalendarChangedMeanwhile } from '../../generated/refusals.js';
import { refuse } from '../../refusals.en.js';
import type { RuleData } from '../calendar/calendar-data.js';
import { HouseCalendar } from '../calendar/house-calendar.js';
import { VenueClock } from '../schedule/venue-clock.js';
import { affectedBy, bookedTimesLost } from './booked-times.js';
import type { HoursChange } from './calendar.input.js';
import { type CalendarAction, CalendarChange, type CalendarChanged } from './calendar-change.js';

/** Booked times that are removed still take place. */
@Injectable()
export class ChangeHours {
  constructor(
    private readonly calendarChange: CalendarChange,
    private readonly venue: VenueClock,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  execute(
    change: HoursChange,
    version: number,
    staff: StaffIdentity,
  ): Promise<CalendarChanged | CalendarChangedMeanwhile | BookedTimesAffected> {
    return this.calendarChange.execute<BookedTimesAffected>({
      staff,
      action: 'changeHours',
      version,
      change: (manager, calendar) => this.store(manager, calendar, change),
    });
  }

  private async store(
    manager: EntityManager,
    calendar: HouseCalendar,
    { from, until, weekdays, starts, keepBookings }: HoursChange,
  ): Promise<CalendarAction | BookedTimesAffected> {
    const rules = weekdays.map((weekday): RuleData => ({ weekday, starts, validFrom: from, validUntil: until }));
    const { data } = calendar;
    const after = new HouseCalendar(this.venue, { ...data, rules: [...rules, ...data.rules] });
    const lost = keepBookings ? [] : await bookedTimesLost(manager, calendar, after, this.clock.now());
    if (lost.length > 0) return refuse.BookedTimesAffected(affectedBy(lost));
    // Deletes rules that can never apply again.
    await manager.query(
      `DELETE FROM calendar_rules WHERE weekday = ANY($1::integer[]) AND valid_from >= $2::date
        AND ($3::date IS NULL OR valid_until <= $3::date)`,
      [weekdays, from, until],
    );
    await manager.query(
      `INSERT INTO calendar_rules (position, weekday, starts, valid_from, valid_until)
       SELECT $1::integer, weekday, $2::text[], $3::date, $4::date FROM unnest($5::integer[]) weekday`,
      [calendar.version, starts, from, until, weekdays],
    );
    const days = weekdays.map(String);
    return { targetType: 'hours', targetId: from, before: null, after: { weekdays: days, starts, from, until } };
  }
}
