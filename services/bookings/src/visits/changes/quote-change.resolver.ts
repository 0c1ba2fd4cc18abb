import { CurrentStaff, type StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { parseInput } from '@hilltop/platform/outcome/parse-input';
import { isUuid } from '@hilltop/platform/outcome/uuid';
import { Args, Query, Resolver } from '@nestjs/graphql';
import { DataSource } from 'typeorm';
import { Booking } from '../../bookings/booking.entity.js';
import type { BookingNotFound } from '../../generated/refusals.js';
import type {
  QueryQuoteChangeArgs,
  QueryQuoteMovesArgs,
  QueryStaffQuoteChangeArgs,
  QuoteChangeResult,
  QuoteMovesResult,
} from '../../generated/schema-types.js';
import { refuse } from '../../refusals.en.js';
import type { Actor } from '../booking-change.entity.js';
import { VisitAccess } from '../visit-access.js';
import { bookingChangeInput, namedChange, quotedMovesInput } from './booking-change.input.js';
import { BookingChanges } from './booking-changes.js';
import { ChangeQuotes } from './change-quote.view.js';

const VISITOR = { by: 'visitor' } as const;

/** What changes would cost or give back. The change does exactly that, or refuses. */
@Resolver()
export class QuoteChangeResolver {
  constructor(
    private readonly dataSource: DataSource,
    private readonly access: VisitAccess,
    private readonly changes: BookingChanges,
    private readonly quotes: ChangeQuotes,
  ) {}

  @Query('quoteChange')
  async forVisitor(@Args() { token, input }: QueryQuoteChangeArgs): Promise<QuoteChangeResult> {
    return this.quote(await this.access.open(token), input, VISITOR);
  }

  @Query('staffQuoteChange')
  async forStaff(
    @Args() { bookingId: id, input }: QueryStaffQuoteChangeArgs,
    @CurrentStaff() staff: StaffIdentity,
  ): Promise<QuoteChangeResult> {
    const booking = isUuid(id) ? await this.dataSource.manager.findOneBy(Booking, { id }) : null;
    const actor = { by: 'staff', staff, action: 'staffQuoteChange', reason: null } as const;
    return this.quote(booking ?? refuse.BookingNotFound({ replaced: false }), input, actor);
  }

  private async quote(
    booking: Booking | BookingNotFound,
    input: QueryQuoteChangeArgs['input'],
    actor: Actor,
  ): Promise<QuoteChangeResult> {
    const parsed = parseInput(bookingChangeInput, namedChange(input));
    if (!parsed.ok) return parsed.refusal;
    if ('__typename' in booking) return booking;
    const planned = await this.changes.plan(booking, parsed.value, actor);
    return '__typename' in planned ? planned : this.quotes.from(booking)(planned);
  }

  @Query('quoteMoves')
  async quoteMoves(@Args() { token, ...asked }: QueryQuoteMovesArgs): Promise<QuoteMovesResult> {
    const parsed = parseInput(quotedMovesInput, asked);
    if (!parsed.ok) return parsed.refusal;
    const booking = await this.access.open(token);
    if ('__typename' in booking) return booking;
    const { tourDate, tourTimes } = parsed.value;
    const { revision } = booking;
    const quoteOf = this.quotes.from(booking);
    const times = tourTimes.map(async (tourTime) => {
      const planned = await this.changes.plan(booking, { kind: 'move', tourDate, tourTime, revision }, VISITOR);
      if ('__typename' in planned) return { tourTime, quote: null, refusal: planned.message };
      return { tourTime, quote: await quoteOf(planned), refusal: null };
    });
    return { __typename: 'MoveQuotes', times: await Promise.all(times) };
  }
}
