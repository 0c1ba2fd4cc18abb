import { CurrentStaff, type StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { type InvalidInput, parseInput } from '@hilltop/platform/outcome/parse-input';
import { isUuid } from '@hilltop/platform/outcome/uuid';
import { Args, Query, Resolver } from '@nestjs/graphql';
import { DataSource } from 'typeorm';
import { Booking } from '../../bookings/booking.entity.js';
import type { QuotePartyResult, StaffQuotePartyResult } from '../../generated/schema-types.js';
import { startPriceViews } from '../../prices/ticket.views.js';
import { partyWords } from '../../prices/ticket-words.js';
import { TourRepository } from '../../tours/tour.repository.js';
import type { Actor } from '../booking-change.entity.js';
import { ChangeQuotes } from '../change-quote.view.js';
import { type BookingNotFound, bookingNotFound } from '../visit.refusals.js';
import { VisitAccess } from '../visit-access.js';
import { quotedPartyInput } from '../visit-input.js';
import { ChangeParty } from './change-party.js';
import { PriceChangedParty } from './price-changed-party.js';

/** What other guests would cost or give back. The change does exactly that, or refuses. */
@Resolver()
export class QuotePartyResolver {
  constructor(
    private readonly dataSource: DataSource,
    private readonly access: VisitAccess,
    private readonly changeParty: ChangeParty,
    private readonly party: PriceChangedParty,
    private readonly tours: TourRepository,
    private readonly quotes: ChangeQuotes,
  ) {}

  @Query('quoteParty')
  async forVisitor(@Args('token') token: string, @Args('tickets') tickets: unknown): Promise<QuotePartyResult> {
    const booking = await this.access.open(token);
    return this.quote(booking, tickets, { by: 'visitor' });
  }

  @Query('staffQuoteParty')
  async forStaff(
    @Args('bookingId') id: string,
    @Args('tickets') tickets: unknown,
    @CurrentStaff() staff: StaffIdentity,
  ): Promise<StaffQuotePartyResult> {
    const booking = isUuid(id) ? await this.dataSource.manager.findOneBy(Booking, { id }) : null;
    return this.quote(booking ?? bookingNotFound(), tickets, {
      by: 'staff',
      staff,
      action: 'staffQuoteParty',
      reason: '',
    });
  }

  private async quote(booking: Booking | BookingNotFound, tickets: unknown, actor: Actor): Promise<QuotePartyResult> {
    const parsed = parseInput(quotedPartyInput, { tickets });
    if (!parsed.ok) return parsed.refusal satisfies InvalidInput;
    if ('__typename' in booking) return booking;
    const planned = await this.changeParty.plan(booking, parsed.value, actor);
    if ('__typename' in planned) return planned;
    const { list, start } = await this.party.pricesFor(booking, await this.tours.booked(booking.tourId));
    const { after } = planned;
    return {
      __typename: 'PartyQuote',
      ...(await this.quotes.of(booking, after)),
      party: partyWords(after.tickets),
      endsFood: booking.foodPlatform !== 'none' && after.foodPlatform === 'none',
      prices: startPriceViews(list, start),
    };
  }
}
