import { CurrentStaff, type StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { roleRequired } from '@hilltop/platform/graphql/forbidden';
import { pageArguments } from '@hilltop/platform/graphql/page-arguments';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { Inject } from '@nestjs/common';
import { Args, Query, Resolver } from '@nestjs/graphql';
import { GraphQLError } from 'graphql';
import type { BookingPage, QueryBookingsArgs } from '../../generated/schema-types.js';
import { parseDate, VenueClock } from '../../schedule/venue-clock.js';
import { BookingViews } from '../booking.view.js';
import { type BookingFilter, BookingList } from './booking-list.js';

@Resolver()
export class ListBookingsResolver {
  constructor(
    private readonly list: BookingList,
    private readonly venue: VenueClock,
    private readonly views: BookingViews,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Query('bookings')
  async page(@Args() query: QueryBookingsArgs, @CurrentStaff() staff: StaffIdentity): Promise<BookingPage> {
    const { first, offset, search } = pageArguments(query);
    // A caller who can search for an e-mail can guess it.
    if (staff.staffRole === 'guide' && search !== '') throw roleRequired();
    const filter = { days: query.everyDay ? ('all' as const) : this.daysOf(query.date), search };
    const order = { sort: query.sort ?? 'START', direction: query.direction ?? 'ASCENDING' };
    const [bookings, count] = await Promise.all([
      this.list.page(filter, order, first, offset),
      this.list.count(filter),
    ]);
    return { bookings: bookings.map((booking) => this.views.forStaff(booking, staff)), ...count };
  }

  /** The requested day, or all from today at the venue. */
  private daysOf(text: string | null | undefined): BookingFilter['days'] {
    if (!text) return { from: this.venue.today(this.clock.now()).toString() };
    const date = parseDate(text);
    if (date) return { on: date.toString() };
    throw new GraphQLError('`date` must be a date written YYYY-MM-DD', { extensions: { code: 'BAD_USER_INPUT' } });
  }
}
