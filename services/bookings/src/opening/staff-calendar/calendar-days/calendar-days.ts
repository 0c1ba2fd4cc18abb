import { TOUR_TYPES, type TourType } from '@hilltop/contracts/tour-types';
import { allInPieces } from '@hilltop/platform/async/in-pieces';
import { daysBetween } from '@hilltop/platform/values/calendar-date';
import { Injectable } from '@nestjs/common';
import type { Temporal } from 'temporal-polyfill';
import type { CalendarDay, CalendarTime, StaffCalendar } from '../../../generated/schema-types.js';
import { startCapacityOf } from '../../../tours/start-capacity.js';
import type { Tour } from '../../../tours/tour.entity.js';
import { TourRepository } from '../../../tours/tour.repository.js';
import { CalendarRepository } from '../../calendar/calendar.repository.js';
import type { HouseCalendar } from '../../calendar/house-calendar.js';
import { formatTime, shownTime } from '../../schedule/start-times.js';
import { VenueClock } from '../../schedule/venue-clock.js';
import { slotId } from '../../slots/slot.entity.js';
import { type SlotCounts, SlotCountsReader } from './slot-counts.js';

/** Lists every time of every day with its sales. */
@Injectable()
export class CalendarDays {
  constructor(
    private readonly calendars: CalendarRepository,
    private readonly counts: SlotCountsReader,
    private readonly tours: TourRepository,
    private readonly venue: VenueClock,
  ) {}

  /** Both dates are included. Other requests run in between. */
  async between(from: Temporal.PlainDate, to: Temporal.PlainDate): Promise<StaffCalendar> {
    const [calendar, counts, tours] = await Promise.all([
      this.calendars.current(),
      this.counts.between(this.venue.startOf(from), this.venue.startOf(to.add({ days: 1 }))),
      this.tours.allOnOffer(),
    ]);
    const byDate = Map.groupBy(counts, ({ startsAt }) => this.venue.wallTime(startsAt).toPlainDate().toString());
    const days = await allInPieces(daysBetween(from, to), (date) =>
      this.day(calendar, date, tours, byDate.get(date.toString()) ?? []),
    );
    return { version: calendar.version, days };
  }

  /** Keeps the given order. */
  async of(dates: readonly Temporal.PlainDate[]): Promise<CalendarDay[]> {
    const spans = await Promise.all(dates.map((date) => this.between(date, date)));
    return spans.flatMap(({ days }) => days);
  }

  private day(
    calendar: HouseCalendar,
    date: Temporal.PlainDate,
    tours: readonly Tour[],
    counts: readonly SlotCounts[],
  ): CalendarDay {
    const text = date.toString();
    const offered = TOUR_TYPES.filter((type) => tours.some((tour) => tour.type === type));
    const planned = calendar.plannedStarts(date);
    const byId = new Map(counts.map((slot) => [slot.id, slot]));
    const inPlan = planned.flatMap((time) => {
      const startsAt = calendar.instant(date, time);
      const state = { time: this.shown(startsAt), closed: calendar.isClosed(text, time), planned: true };
      return offered.map((tourType) =>
        calendarTime(byId.get(slotId(tourType, startsAt)) ?? emptySlot(tourType, startsAt, tours), state),
      );
    });
    const known = new Set(inPlan.map(({ slotId: id }) => id));
    const besides = counts
      .filter(({ id, sold, displaced }) => !known.has(id) && sold + displaced > 0)
      .map((slot) => calendarTime(slot, { time: this.shown(slot.startsAt), closed: slot.closed, planned: false }));
    const times = [...inPlan, ...besides].sort((one, other) => one.startsAt.localeCompare(other.startsAt));
    const exception = calendar.exceptionOn(text);
    return {
      date: text,
      closed: planned.length === 0 || planned.every((time) => calendar.isClosed(text, time)),
      byRule: planned.length === 0 && !exception,
      special: exception?.starts != null,
      starts: planned.map(shownTime),
      usualStarts: calendar.usualStarts(date).map(shownTime),
      note: exception?.note ?? '',
      noteEs: exception?.noteEs ?? null,
      sold: sum(times, 'sold'),
      held: sum(times, 'held'),
      guests: sum(times, 'guests'),
      waiting: sum(times, 'waiting'),
      capacity: sum(times, 'capacity'),
      displaced: sum(times, 'displaced'),
      times,
    };
  }

  private shown(startsAt: Date): string {
    return formatTime(this.venue.wallTime(startsAt).toPlainTime());
  }
}

function calendarTime(slot: SlotCounts, state: Pick<CalendarTime, 'time' | 'closed' | 'planned'>): CalendarTime {
  const { id, tourType, startsAt, capacity, sold, held, guests, waiting, displaced, guideIds, guidesNeeded } = slot;
  const durationMinutes = slot.durationMinutes ?? 0;
  const maxGroupSize = slot.maxGroupSize ?? 0;
  const counts = { durationMinutes, capacity, maxGroupSize, sold, held, guests, waiting, displaced };
  const led = { guideId: guideIds[0] ?? null, guideIds: [...guideIds], guidesNeeded, groups: [...slot.groups] };
  return { slotId: id, tourType, startsAt: startsAt.toISOString(), ...counts, ...state, ...led };
}

/** A start without a row. @param tours on offer */
function emptySlot(tourType: TourType, startsAt: Date, tours: readonly Tour[]): SlotCounts {
  const sharing = tours.filter(({ type }) => type === tourType);
  const facts = {
    durationMinutes: Math.max(...sharing.map((tour) => tour.durationMinutes)),
    maxGroupSize: Math.max(...sharing.map((tour) => tour.maxGroupSize)),
    capacity: startCapacityOf(tourType, tours) ?? 0,
  };
  const nothing = { sold: 0, held: 0, guests: 0, waiting: 0, displaced: 0, closed: false };
  const unled = { guideIds: [], guidesNeeded: 1, groups: [] };
  return { id: slotId(tourType, startsAt), tourType, startsAt, ...facts, ...nothing, ...unled };
}

function sum(
  times: readonly CalendarTime[],
  field: 'sold' | 'held' | 'guests' | 'waiting' | 'capacity' | 'displaced',
): number {
  return times.reduce((total, time) => total + time[field], 0);
}
