import { CurrentCaller } from '@hilltop/platform/graphql/current-caller';
import { parseInput } from '@hilltop/platform/outcome/parse-input';
import { isUuid } from '@hilltop/platform/outcome/uuid';
import { emailField } from '@hilltop/platform/values/typed-email';
import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { z } from 'zod';
import { BookingRepository } from '../../bookings/booking.repository.js';
import { BookingViews } from '../../bookings/booking.view.js';
import type { Booking as BookingView, RequestBookingLinkResult } from '../../generated/schema-types.js';
import { texts } from '../../texts.en.js';
import { ComingVisits } from './coming-visits.js';
import { RequestVisitLinks } from './request-visit-links.js';

const whose = z.object({ email: emailField });

@Resolver()
export class RequestVisitLinksResolver {
  constructor(
    private readonly links: RequestVisitLinks,
    private readonly visits: ComingVisits,
    private readonly bookings: BookingRepository,
    private readonly views: BookingViews,
  ) {}

  @Mutation('requestVisitLinks')
  async request(
    @Args('email') email: string,
    @CurrentCaller() caller: string | undefined,
  ): Promise<RequestBookingLinkResult> {
    const parsed = parseInput(whose, { email });
    if (!parsed.ok) return parsed.refusal;
    const refused = await this.links.execute(parsed.value.email, caller);
    return refused ?? { __typename: 'BookingLinkRequested', message: texts().linksSentIfFound };
  }

  @Query('visitLinks')
  async list(@Args('bookingId') id: string): Promise<BookingView[] | null> {
    const booking = isUuid(id) ? await this.bookings.findById(id) : null;
    if (!booking || booking.email === '') return null;
    const visits = await this.visits.of(booking.email);
    // They are for staff at the door, and no service mails them.
    return visits.map((visit) => ({ ...this.views.of(visit), accessNeeds: null }));
  }
}
