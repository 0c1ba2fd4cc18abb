import { CurrentStaff, type StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { roleRequired } from '@hilltop/platform/graphql/forbidden';
import { pageArguments } from '@hilltop/platform/graphql/page-arguments';
import { badArgument, readDate } from '@hilltop/platform/graphql/read-date';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { Inject } from '@nestjs/common';
import { Args, Query, Resolver } from '@nestjs/graphql';
import type { BookingPage, QueryBookingsArgs } from '../../generated/schema-types.js';
import { OwnTimes } from '../../opening/schedule/own-times.js';
import { VenueClock } from '../../opening/schedule/venue-clock.js';
import { BookingViews } from '../booking.view.js';
import { type BookingFilter, BookingList } from './booking-list.js';

@Resolver()
export class ListBookingsResolver {
  constructor(
    private readonly list: BookingList,
    private readonly ownTimes: OwnTimes,
    private readonly venue: VenueClock,
    private readonly views: BookingViews,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Query('bookings')
  async page(@Args() query: QueryBookingsArgs, @CurrentStaff() staff: StaffIdentity): Promise<BookingPage> {
    const { first, offset, search } = pageArguments(query);
    const isGuide = staff.staffRole === 'guide';
    const disputed = query.disputed ?? false;
    // A caller who can search for an e-mail can guess it.
    if (isGuide && (search !== '' || disputed)) throw roleRequired();
    const days = query.everyDay ? ('all' as const) : this.daysOf(query.date);
    const filter = { days, search, disputed, ...(isGuide && { slotIds: await this.slotsOfGuide(query, staff) }) };
    const order = { sort: query.sort ?? 'START', direction: query.direction ?? 'ASCENDING' };
    const [bookings, count] = await Promise.all([
      this.list.page(filter, order, first, offset),
      this.list.count(filter),
    ]);
    return { bookings: bookings.map((booking) => this.views.forStaff(booking, staff)), ...count };
  }

  private daysOf(text: string | null | undefined): Exclude<BookingFilter['days'], 'all'> {
    if (!text) return { from: this.venue.today(this.clock.now()).toString() };
    return { on: readDate('date', text).toString() };
  }

  private async slotsOfGuide({ date, everyDay }: QueryBookingsArgs, staff: StaffIdentity): Promise<readonly string[]> {
    const day = date && !everyDay ? readDate('date', date) : undefined;
    const slotIds = day && this.ownTimes.isNear(day, staff) ? await this.ownTimes.slotIdsOn(day, staff) : undefined;
    if (!slotIds) throw badArgument('A guide sees bookings of one day: yesterday, today or tomorrow');
    return slotIds;
  }
}
