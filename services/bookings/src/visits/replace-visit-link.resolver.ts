import { CurrentStaff, type StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { invalidInput, parseInput } from '@hilltop/platform/outcome/parse-input';
import { isUuid } from '@hilltop/platform/outcome/uuid';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { BookingViews } from '../bookings/booking.view.js';
import { faults } from '../faults.en.js';
import type { ReplaceVisitLinkResult, RequestBookingLinkResult } from '../generated/schema-types.js';
import { refuse } from '../refusals.en.js';
import { texts } from '../texts.en.js';
import { ReplaceVisitLink } from './replace-visit-link.js';
import { RequestBookingLink } from './request-booking-link/request-booking-link.js';
import { reasonInput } from './staff-changes/staff-order.js';
import { VisitAccess } from './visit-access.js';

@Resolver()
export class ReplaceVisitLinkResolver {
  constructor(
    private readonly access: VisitAccess,
    private readonly replaceLink: ReplaceVisitLink,
    private readonly links: RequestBookingLink,
    private readonly views: BookingViews,
  ) {}

  @Mutation('replaceVisitLink')
  async replace(
    @Args('bookingId') bookingId: string,
    @Args('reason') given: string,
    @CurrentStaff() staff: StaffIdentity,
  ): Promise<ReplaceVisitLinkResult> {
    const parsed = parseInput(reasonInput, { reason: given });
    if (!parsed.ok) return parsed.refusal;
    if (!isUuid(bookingId)) return refuse.BookingNotFound({ replaced: false });
    const booking = await this.replaceLink.byStaff(bookingId, { staff, reason: parsed.value.reason });
    if (!booking) return refuse.BookingNotFound({ replaced: false });
    return { __typename: 'VisitLinkReplaced', booking: this.views.forStaff(booking, staff) };
  }

  /** Returns no link: the holder of the old link may be a stranger. */
  @Mutation('replaceMyVisitLink')
  async replaceMine(@Args('token') token: string): Promise<RequestBookingLinkResult> {
    const booking = await this.access.open(token);
    if ('__typename' in booking) return invalidInput([{ field: 'token', message: booking.message }]);
    if (booking.email === '') {
      return invalidInput([{ field: 'token', message: faults.noAddress.error() }]);
    }
    return (await this.links.replaced(booking)) ?? { __typename: 'BookingLinkRequested', message: texts().newLinkSent };
  }
}
