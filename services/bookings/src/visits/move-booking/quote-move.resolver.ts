import { parseInput } from '@hilltop/platform/outcome/parse-input';
import { Args, Query, Resolver } from '@nestjs/graphql';
import { BookingDeadlines } from '../../bookings/booking-deadlines.js';
import type { QueryQuoteMoveArgs, QuoteMoveResult } from '../../generated/schema-types.js';
import { ChangeQuotes } from '../change-quote.view.js';
import { VisitAccess } from '../visit-access.js';
import { quotedMoveInput } from '../visit-input.js';
import { MoveBooking } from './move-booking.js';

/** What another time would cost or give back. The change does exactly that, or refuses. */
@Resolver()
export class QuoteMoveResolver {
  constructor(
    private readonly access: VisitAccess,
    private readonly moveBooking: MoveBooking,
    private readonly quotes: ChangeQuotes,
    private readonly deadlines: BookingDeadlines,
  ) {}

  @Query('quoteMove')
  async quote(@Args() { token, ...start }: QueryQuoteMoveArgs): Promise<QuoteMoveResult> {
    const parsed = parseInput(quotedMoveInput, start);
    if (!parsed.ok) return parsed.refusal;
    const booking = await this.access.open(token);
    if ('__typename' in booking) return booking;
    const planned = await this.moveBooking.plan(booking, parsed.value, { by: 'visitor' });
    if ('__typename' in planned) return planned;
    const { after } = planned;
    const refundUntil = this.deadlines.refund(after).toISOString();
    return { __typename: 'MoveQuote', ...(await this.quotes.of(booking, after)), refundUntil };
  }
}
