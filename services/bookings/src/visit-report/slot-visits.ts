import { TOUR_TYPES, type TourType } from '@hilltop/contracts/tour-types';
import { allInPieces, inPieces } from '@hilltop/platform/async/in-pieces';
import { PreparedStatements } from '@hilltop/platform/database/prepared-statements';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { daysBetween } from '@hilltop/platform/values/calendar-date';
import type { Days } from '@hilltop/platform/values/report-days';
import { Inject, Injectable } from '@nestjs/common';
import { Temporal } from 'temporal-polyfill';
import { CalendarRepository } from '../opening/calendar/calendar.repository.js';
import type { StoredTime } from '../opening/schedule/start-times.js';
import { VenueClock } from '../opening/schedule/venue-clock.js';
import { startCapacityOf } from '../tours/start-capacity.js';
import { TourRepository } from '../tours/tour.repository.js';
import type { SlotVisits } from './sum-visits.js';
import { AHEAD_FROM, LAST_UNCOUNTED, SOLD_AHEAD, TURNED_AWAY, VISITS } from './visit-report.statements.js';

export interface DayVisits {
  readonly date: string;
  /** 1 for Monday to 7 for Sunday. */
  readonly weekday: number;
  /** Nothing starts on it. */
  readonly closed: boolean;
  /** Open times, and others that were sold, visited or waited for. */
  readonly slots: readonly SlotVisits[];
}

/** A start as the statements name it. */
interface Start {
  readonly date: string;
  readonly time: StoredTime;
  readonly tourType: TourType;
}

type Counted = Start & {
  readonly capacity: number;
  readonly came: number;
  readonly cameInGroups: number;
  readonly noShows: number;
};
type Sold = Start & { readonly place: number; readonly seats: number };
type TurnedAway = Start & { readonly turnedAway: number };
type Mutable<Facts> = { -readonly [Name in keyof Facts]: Facts[Name] };

@Injectable()
export class SlotVisitsReader {
  constructor(
    private readonly calendars: CalendarRepository,
    private readonly tours: TourRepository,
    private readonly statements: PreparedStatements,
    private readonly venue: VenueClock,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Every day of the range. */
  async of({ from, to }: Days): Promise<DayVisits[]> {
    const [first, last] = [Temporal.PlainDate.from(from), Temporal.PlainDate.from(to)];
    const [start, end, zone] = [
      this.venue.startOf(first),
      this.venue.startOf(last.add({ days: 1 })),
      this.venue.timeZone,
    ];
    const [calendar, tours, counted, sold, turnedAway] = await Promise.all([
      this.calendars.current(),
      this.tours.allOnOffer(),
      this.statements.run<Counted>(VISITS, [start, end, zone, this.clock.now(), TOUR_TYPES]),
      this.statements.run<Sold>(SOLD_AHEAD, [from, to, zone]),
      this.statements.run<TurnedAway>(TURNED_AWAY, [start, end, zone]),
    ]);
    const found = new FoundStarts();
    const capacities = new Map(counted.map((row) => [keyOf(row), row.capacity]));
    for (const row of counted) if (row.came + row.noShows > 0) Object.assign(found.at(row), seen(row));
    for (const row of turnedAway) found.at(row).turnedAway += row.turnedAway;
    for (const row of sold) found.sell(row);
    const days: Omit<DayVisits, 'slots'>[] = [];
    for await (const date of inPieces(daysBetween(first, last), (each) => each)) {
      const [text, times] = [date.toString(), calendar.starts(date)];
      days.push({ date: text, weekday: date.dayOfWeek, closed: times.length === 0 });
      for (const tourType of TOUR_TYPES) {
        const usual = startCapacityOf(tourType, tours);
        if (usual === undefined) continue;
        for (const time of times) {
          const at = { date: text, time, tourType };
          found.at(at).offered = capacities.get(keyOf(at)) ?? usual;
        }
      }
    }
    return allInPieces(days, (day) => ({ ...day, slots: found.on(day.date, day.weekday) }));
  }

  /** The first date from which visits are counted; null when all are. */
  async countedFrom(): Promise<string | null> {
    const [row] = await this.statements.run<{ startsAt: Date | null }>(LAST_UNCOUNTED, []);
    return row?.startsAt ? this.venue.today(row.startsAt).add({ days: 1 }).toString() : null;
  }
}

function keyOf({ date, time, tourType }: Start): string {
  return `${date} ${time} ${tourType}`;
}

function seen({ came, cameInGroups, noShows }: Counted): Pick<SlotVisits, 'came' | 'cameInGroups' | 'noShows'> {
  return { came, cameInGroups, noShows };
}

/** Shared by the starts that sold nothing: a year has 20,000 of them. */
const NOTHING_AHEAD: readonly number[] = AHEAD_FROM.map(() => 0);

/** Starts with any number, by date. */
class FoundStarts {
  private readonly byKey = new Map<string, Mutable<SlotVisits>>();
  private readonly byDate = new Map<string, Mutable<SlotVisits>[]>();

  at(start: Start): Mutable<SlotVisits> {
    const known = this.byKey.get(keyOf(start));
    if (known) return known;
    const { date, time, tourType } = start;
    const counts = { offered: 0, sold: 0, came: 0, cameInGroups: 0, noShows: 0, turnedAway: 0 };
    const added = { date, time, tourType, weekday: 0, ...counts, ahead: NOTHING_AHEAD };
    this.byKey.set(keyOf(start), added);
    const ofDate = this.byDate.get(date);
    if (ofDate) ofDate.push(added);
    else this.byDate.set(date, [added]);
    return added;
  }

  sell(row: Sold): void {
    const start = this.at(row);
    start.sold += row.seats;
    start.ahead = start.ahead.map((seats, place) => (place === row.place ? seats + row.seats : seats));
  }

  on(date: string, weekday: number): readonly SlotVisits[] {
    const starts = this.byDate.get(date) ?? [];
    for (const start of starts) start.weekday = weekday;
    return starts;
  }
}
