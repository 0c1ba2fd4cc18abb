import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { isUuid } from '@hilltop/platform/outcome/uuid';
import { parseDate } from '@hilltop/platform/values/calendar-date';
import { Inject } from '@nestjs/common';
import { Args, Query, Resolver } from '@nestjs/graphql';
import { DataSource } from 'typeorm';
import type { GroupDay, QueryGroupDayArgs } from '../generated/schema-types.js';
import { slotAt } from '../opening/availability-calendar.js';
import { CalendarRepository } from '../opening/calendar/calendar.repository.js';
import { VenueClock } from '../opening/schedule/venue-clock.js';
import { SlotRepository } from '../opening/slots/slot.repository.js';
import { refuse } from '../refusals.en.js';
import { Tour } from '../tours/tour.entity.js';
import { TourRepository } from '../tours/tour.repository.js';

/** Groups see days that visitors do not book yet. */
@Resolver()
export class GroupDayResolver {
  constructor(
    private readonly dataSource: DataSource,
    private readonly tours: TourRepository,
    private readonly slots: SlotRepository,
    private readonly calendars: CalendarRepository,
    private readonly venue: VenueClock,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Query('groupDay')
  async day(@Args() { tourId, day }: QueryGroupDayArgs): Promise<GroupDay | null> {
    const named = isUuid(tourId) ? await this.dataSource.manager.findOneBy(Tour, { id: tourId }) : null;
    const date = parseDate(day);
    if (!named || named.soldByParty || !date) return null;
    const now = this.clock.now();
    const [{ tour, startCapacity, calendarVersion }, levels] = await Promise.all([
      this.tours.onOffer(named.type, { now }, tourId),
      this.slots.levels(named.type, this.venue.startOf(date), this.venue.startOf(date.add({ days: 1 }))),
    ]);
    if (!tour) return null;
    const calendar = await this.calendars.at(calendarVersion);
    const reason = calendar.closedReason(date, now, true);
    const tourName = tour.name;
    if (reason === 'TOO_FAR_AHEAD') throw new Error('any day is near enough for a group');
    if (reason) {
      const closed = refuse.SlotClosed[reason]({ reason }, calendar.noteOn(day)).message;
      return { tourName, closed, starts: [] };
    }
    const byStart = new Map(levels.map((level) => [level.startsAt.getTime(), level]));
    const starts = calendar.startsAhead(date, now).map((start) => slotAt(start, startCapacity, byStart));
    return { tourName, closed: null, starts };
  }
}
