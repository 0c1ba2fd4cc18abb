import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { Inject, Injectable } from '@nestjs/common';
import type { Temporal } from 'temporal-polyfill';
import type { DayAvailability, SlotAvailability } from '../generated/schema-types.js';
import { OpeningRule, type Start } from '../schedule/opening-rule.js';
import { VenueClock } from '../schedule/venue-clock.js';
import { type SlotLevel, SlotRepository } from '../slots/slot.repository.js';
import { TourRepository } from '../tours/tour.repository.js';
import { slotRule, type TourType } from '../tours/tour-type.js';

/** Answers what can be booked between two dates: the rule says when, the tours what, the slots how much is left. */
@Injectable()
export class AvailabilityCalendar {
  constructor(
    private readonly tours: TourRepository,
    private readonly slots: SlotRepository,
    private readonly rule: OpeningRule,
    private readonly venue: VenueClock,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Every day from `from` to `to`, both included, at this moment. Two statements, however long the span. */
  async days(tourType: TourType, from: Temporal.PlainDate, to: Temporal.PlainDate): Promise<DayAvailability[]> {
    const now = this.clock.now();
    const [tour, levels] = await Promise.all([
      this.tours.onOffer(tourType),
      this.slots.levels(tourType, this.startOf(from), this.startOf(to.add({ days: 1 }))),
    ]);
    const byStart = new Map(levels.map((level) => [level.startsAt.getTime(), level]));
    const days: DayAvailability[] = [];
    for (let date = from; date.toString() <= to.toString(); date = date.add({ days: 1 })) {
      const closedBecause = this.rule.closedReason(date, now) ?? (tour ? null : 'NOT_OFFERED');
      const starts = closedBecause === null ? this.rule.startsAhead(date, now) : [];
      const slots = starts.map((start) => slotAt(start, tourType, byStart));
      days.push({ date: date.toString(), open: closedBecause === null, closedBecause, times: slots });
    }
    return days;
  }

  /** The first and the last date that can be booked. */
  window(): { firstDate: string; lastDate: string } {
    const now = this.clock.now();
    return { firstDate: this.rule.firstDate(now).toString(), lastDate: this.rule.lastDate(now).toString() };
  }

  private startOf(date: Temporal.PlainDate): Date {
    return new Date(date.toZonedDateTime(this.venue.timeZone).epochMilliseconds);
  }
}

function slotAt({ time, epochMs, iso }: Start, tourType: TourType, byStart: Map<number, SlotLevel>): SlotAvailability {
  const level = byStart.get(epochMs);
  const capacity = level?.capacity ?? slotRule(tourType).capacity;
  return { time, startsAt: iso, capacity, seatsLeft: capacity - (level?.taken ?? 0) };
}
