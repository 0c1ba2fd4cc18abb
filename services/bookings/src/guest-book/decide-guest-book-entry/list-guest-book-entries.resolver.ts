import { pageArguments } from '@hilltop/platform/graphql/page-arguments';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { Inject } from '@nestjs/common';
import { Args, Query, Resolver } from '@nestjs/graphql';
import { DataSource, In } from 'typeorm';
import { Booking } from '../../bookings/booking.entity.js';
import type { GuestBookList, GuestBookEntries as View } from '../../generated/schema-types.js';
import { GuestBookEntry } from '../guest-book-entry.entity.js';
import { guestBookEntryView } from '../guest-book-entry.view.js';

const A_PAGE = 25;
const STARS_DAYS = 30;

const CONDITIONS: Readonly<Record<GuestBookList, string>> = {
  HELD: `e.state = 'held' AND e.words IS NOT NULL`,
  TAKEN_IN: `e.state = 'taken_in' AND e.words IS NOT NULL`,
  LEFT_OUT: `e.state = 'left_out' AND e.words IS NOT NULL`,
  PRIVATE: '(e.private_words IS NOT NULL OR e.stars IS NOT NULL)',
};

interface Counts {
  readonly held: number;
  readonly takenIn: number;
  readonly leftOut: number;
  readonly private: number;
  readonly starsGiven: number;
  readonly starsAverage: string | null;
}

@Resolver()
export class ListGuestBookEntriesResolver {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Query('guestBookEntries')
  async list(@Args('list') list: GuestBookList, @Args('offset') offset: number): Promise<View> {
    const [entries, total] = await this.dataSource
      .createQueryBuilder(GuestBookEntry, 'e')
      .where(CONDITIONS[list])
      .orderBy('e.writtenAt', 'DESC')
      .addOrderBy('e.id')
      .skip(pageArguments({ offset }).offset)
      .take(A_PAGE)
      .getManyAndCount();
    const ids = entries.map(({ bookingId }) => bookingId);
    const bookings = await this.dataSource.manager.findBy(Booking, { id: In(ids) });
    const codes = new Map(bookings.map(({ id, confirmationCode }) => [id, confirmationCode]));
    return {
      __typename: 'GuestBookEntries',
      entries: entries.map((entry) => guestBookEntryView(entry, codes.get(entry.bookingId) ?? '')),
      total,
      ...(await this.counts()),
    };
  }

  private async counts(): Promise<Counts> {
    const since = new Date(this.clock.now().getTime() - STARS_DAYS * 24 * 60 * 60_000);
    const [counts] = (await this.dataSource.query(
      `SELECT count(*) FILTER (WHERE ${CONDITIONS.HELD})::int AS held,
         count(*) FILTER (WHERE ${CONDITIONS.TAKEN_IN})::int AS "takenIn",
         count(*) FILTER (WHERE ${CONDITIONS.LEFT_OUT})::int AS "leftOut",
         count(*) FILTER (WHERE ${CONDITIONS.PRIVATE})::int AS "private",
         count(e.stars) FILTER (WHERE e.written_at >= $1)::int AS "starsGiven",
         to_char(avg(e.stars) FILTER (WHERE e.written_at >= $1), 'FM0.0') AS "starsAverage"
       FROM guest_book_entries e`,
      [since],
    )) as [Counts];
    return counts;
  }
}
