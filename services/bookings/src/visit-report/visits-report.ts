import type { RowOf } from '@hilltop/contracts/reports/report';
import type { visits } from '@hilltop/contracts/reports/visits';
import { TOUR_TYPES } from '@hilltop/contracts/tour-types';
import { allInPieces } from '@hilltop/platform/async/in-pieces';
import type { Days } from '@hilltop/platform/values/report-days';
import { Injectable } from '@nestjs/common';
import type { SoldAhead, VisitsReport as View, VisitsFilter } from '../generated/schema-types.js';
import { shownTime, storedTime } from '../opening/schedule/start-times.js';
import { SlotVisitsReader } from './slot-visits.js';
import { type SlotVisits, sumBy, sumVisits } from './sum-visits.js';
import { AHEAD_FROM } from './visit-report.statements.js';

@Injectable()
export class VisitsReport {
  constructor(private readonly reader: SlotVisitsReader) {}

  async of({ from, to }: Days, filter: VisitsFilter): Promise<View> {
    const [uncountedUntil, read] = await Promise.all([this.reader.countedFrom(), this.reader.of({ from, to })]);
    const fits = fitting(filter);
    const days = read
      .filter(({ weekday }) => !filter.weekday || weekday === filter.weekday)
      .map((day) => ({ ...day, slots: day.slots.filter(fits) }));
    const slots = days.flatMap((day) => day.slots);
    const countedFrom = uncountedUntil !== null && uncountedUntil > from ? uncountedUntil : null;
    return {
      __typename: 'VisitsReport',
      from,
      to,
      countedFrom,
      ...sumVisits(slots, countedFrom, to),
      days: await allInPieces(days, ({ date, closed, slots: ofDay }) => ({
        __typename: 'VisitsOfDay' as const,
        date,
        closed,
        ...sumVisits(ofDay, countedFrom, date),
      })),
      byStart: sumBy(slots, ({ weekday, time }) => `${weekday} ${time}`, countedFrom)
        .sort((one, other) => byWeekdayAndTime(one.first, other.first))
        .map(({ first: { weekday, time }, sums }) => ({
          __typename: 'VisitsOfStart',
          weekday,
          time: shownTime(time),
          ...sums,
        })),
      byTour: sumBy(slots, ({ tourType }) => tourType, countedFrom)
        .sort((one, other) => byTour(one.first, other.first))
        .map(({ first: { tourType }, sums }) => ({ __typename: 'VisitsOfTour', tourType, ...sums })),
      soldAhead: soldAhead(slots),
    };
  }

  /** The days of all times and tours, as the report names them. */
  async rows(days: Days): Promise<RowOf<typeof visits>[]> {
    return (await this.of(days, {})).days.map(({ date, closed, offered, sold, ...counted }) => {
      const { came = null, noShows = null, turnedAway = null, cameInGroups = null } = counted;
      return { date, day: closed ? 'closed' : 'open', offered, sold, came, noShows, turnedAway, cameInGroups };
    });
  }
}

function fitting({ time, tourType }: VisitsFilter): (slot: SlotVisits) => boolean {
  // An invalid time matches nothing.
  const stored = time ? (storedTime(time) ?? time) : undefined;
  return (slot) => (!stored || slot.time === stored) && (!tourType || slot.tourType === tourType);
}

function byWeekdayAndTime(one: SlotVisits, other: SlotVisits): number {
  return one.weekday - other.weekday || compare(one.time, other.time);
}

function byTour(one: SlotVisits, other: SlotVisits): number {
  return TOUR_TYPES.indexOf(one.tourType) - TOUR_TYPES.indexOf(other.tourType);
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

function soldAhead(slots: readonly SlotVisits[]): SoldAhead[] {
  return AHEAD_FROM.map((fromDays, place) => {
    const next = AHEAD_FROM[place + 1];
    const seats = slots.reduce((sum, { ahead }) => sum + (ahead[place] ?? 0), 0);
    return { __typename: 'SoldAhead', fromDays, toDays: next === undefined ? null : next - 1, seats };
  });
}
