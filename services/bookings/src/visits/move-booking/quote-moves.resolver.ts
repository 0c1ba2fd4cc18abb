import { parseInput } from '@hilltop/platform/outcome/parse-input';
import { Args, Query, Resolver } from '@nestjs/graphql';
import type { Booking } from '../../bookings/booking.entity.js';
import { BookingDeadlines } from '../../bookings/booking-deadlines.js';
import type { QueryQuoteMovesArgs, QuoteMovesResult, TimeQuote } from '../../generated/schema-types.js';
import { ChangeQuotes } from '../change-quote.view.js';
import { VisitAccess } from '../visit-access.js';
import { type QuotedMove, quotedMovesInput } from '../visit-input.js';
import { MoveBooking } from './move-booking.js';

/** What other times of a day would cost or give back. The change does exactly that, or refuses. */
@Resolver()
export class QuoteMovesResolver {
  constructor(
    private readonly access: VisitAccess,
    private readonly moveBooking: MoveBooking,
    private readonly quotes: ChangeQuotes,
    private readonly deadlines: BookingDeadlines,
  ) {}

  @Query('quoteMoves')
  async quote(@Args() { token, ...asked }: QueryQuoteMovesArgs): Promise<QuoteMovesResult> {
    const parsed = parseInput(quotedMovesInput, asked);
    if (!parsed.ok) return parsed.refusal;
    const booking = await this.access.open(token);
    if ('__typename' in booking) return booking;
    const { tourDate, tourTimes } = parsed.value;
    const quoteOf = this.quotes.from(booking);
    const times = tourTimes.map((tourTime) => this.quoteTime(booking, { tourDate, tourTime }, quoteOf));
    return { __typename: 'MoveQuotes', times: await Promise.all(times) };
  }

  private async quoteTime(
    booking: Booking,
    move: QuotedMove,
    quoteOf: ReturnType<ChangeQuotes['from']>,
  ): Promise<TimeQuote> {
    const { tourTime } = move;
    const planned = await this.moveBooking.plan(booking, move, { by: 'visitor' });
    if ('__typename' in planned) return { tourTime, quote: null, refusal: planned.message };
    const { after } = planned;
    const refundUntil = this.deadlines.refund(after).toISOString();
    const quote = { __typename: 'MoveQuote', ...(await quoteOf(after)), refundUntil } as const;
    return { tourTime, quote, refusal: null };
  }
}
