import type { StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { BookedTimesAffected, CalendarChangedMeanwhile } from '../../generated/refusals.js';
import { refuse } from '../../refusals.en.js';
import type { ExceptionData } from '../calendar/calendar-data.js';
import { HouseCalendar } from '../calendar/house-calendar.js';
import { storeException } from '../calendar/store-exception.js';
import { VenueClock } from '../schedule/venue-clock.js';
import { affectedBy, bookedTimesLost } from './booked-times.js';
import type { DayChange } from './calendar.input.js';
import { type CalendarAction, CalendarChange, type CalendarChanged } from './calendar-change.js';

/** Closed times stay closed. */
@Injectable()
export class ChangeDay {
  constructor(
    private readonly calendarChange: CalendarChange,
    private readonly venue: VenueClock,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  execute(
    change: DayChange,
    version: number,
    staff: StaffIdentity,
  ): Promise<CalendarChanged | CalendarChangedMeanwhile | BookedTimesAffected> {
    return this.calendarChange.execute<BookedTimesAffected>({
      staff,
      action: 'changeDay',
      version,
      change: (manager, calendar) => this.store(manager, calendar, change),
    });
  }

  private async store(
    manager: EntityManager,
    calendar: HouseCalendar,
    { date, starts, note, noteEs, keepBookings }: DayChange,
  ): Promise<CalendarAction | BookedTimesAffected> {
    const before = calendar.exceptionOn(date);
    const { closed = false, closedStarts = [] } = before ?? {};
    const spanish = noteEs === undefined ? (before?.noteEs ?? null) : noteEs;
    const day = { date, closed, starts, closedStarts, note, noteEs: note === '' ? null : spanish };
    const { data } = calendar;
    const others = data.exceptions.filter((exception) => exception.date !== date);
    const after = new HouseCalendar(this.venue, { ...data, exceptions: [...others, day] });
    const lost = keepBookings ? [] : await bookedTimesLost(manager, calendar, after, this.clock.now());
    if (lost.length > 0) return refuse.BookedTimesAffected(affectedBy(lost));
    await storeException(manager, day);
    const sides = { before: before ? fields(before) : null, after: fields(day) };
    return { targetType: 'day', targetId: date, ...sides };
  }
}

const fields = ({ starts }: ExceptionData) => ({ starts: starts && [...starts] });
