import type { TourType } from '@hilltop/contracts/tour-types';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { daysBetween } from '@hilltop/platform/values/calendar-date';
import { Inject, Injectable } from '@nestjs/common';
import type { Temporal } from 'temporal-polyfill';
import type { Availability, DayAvailability, SlotAvailability } from '../generated/schema-types.js';
import { TourRepository } from '../tours/tour.repository.js';
import { CalendarRepository } from './calendar/calendar.repository.js';
import type { Start } from './calendar/house-calendar.js';
import { VenueClock } from './schedule/venue-clock.js';
import { type SlotLevel, SlotRepository } from './slots/slot.repository.js';

@Injectable()
export class AvailabilityCalendar {
  constructor(
    private readonly tours: TourRepository,
    private readonly slots: SlotRepository,
    private readonly calendars: CalendarRepository,
    private readonly venue: VenueClock,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Both dates are included. Runs two statements, regardless of the span. */
  async between(tourType: TourType, from: Temporal.PlainDate, to: Temporal.PlainDate): Promise<Availability> {
    const now = this.clock.now();
    const [{ tour, startCapacity, calendarVersion }, levels] = await Promise.all([
      this.tours.onOffer(tourType, { now }),
      this.slots.levels(tourType, this.venue.startOf(from), this.venue.startOf(to.add({ days: 1 }))),
    ]);
    const calendar = await this.calendars.at(calendarVersion);
    const byStart = new Map(levels.map((level) => [level.startsAt.getTime(), level]));
    const days: DayAvailability[] = [];
    for (const date of daysBetween(from, to)) {
      const closedBecause = calendar.closedReason(date, now) ?? (tour ? null : 'NOT_OFFERED');
      const starts = closedBecause === null ? calendar.startsAhead(date, now) : [];
      const note = calendar.noteOn(date.toString());
      const times = starts.map((start) => slotAt(start, startCapacity, byStart));
      days.push({ date: date.toString(), open: closedBecause === null, closedBecause, note, times });
    }
    return {
      tourType,
      timeZone: this.venue.timeZone,
      firstDate: calendar.firstDate(now).toString(),
      lastDate: calendar.lastDate(now).toString(),
      days,
    };
  }
}

export function slotAt(
  { time, epochMs, iso }: Start,
  startCapacity: number,
  byStart: Map<number, SlotLevel>,
): SlotAvailability {
  const level = byStart.get(epochMs);
  const capacity = level?.capacity ?? startCapacity;
  return { time, startsAt: iso, capacity, seatsLeft: capacity - (level?.taken ?? 0) };
}
