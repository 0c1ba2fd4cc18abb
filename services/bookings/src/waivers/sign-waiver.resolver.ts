import { CurrentStaff, type StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { idempotencyKeyInput } from '@hilltop/platform/outcome/idempotency-key';
import { parseInput } from '@hilltop/platform/outcome/parse-input';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { BookingViews } from '../bookings/booking.view.js';
import type { SignWaiverAtDoorResult, SignWaiverResult } from '../generated/schema-types.js';
import { OwnTimes } from '../opening/schedule/own-times.js';
import { refuse } from '../refusals.en.js';
import { VisitAccess } from '../visits/visit-access.js';
import { VisitorViews } from '../visits/visitor-views.js';
import { signWaiverInput } from './sign-waiver.input.js';
import { SignWaiver } from './sign-waiver.js';

@Resolver()
export class SignWaiverResolver {
  constructor(
    private readonly access: VisitAccess,
    private readonly signWaiver: SignWaiver,
    private readonly ownTimes: OwnTimes,
    private readonly views: BookingViews,
    private readonly visitorViews: VisitorViews,
  ) {}

  @Mutation('signWaiver')
  async sign(
    @Args('token') token: string,
    @Args('input') input: unknown,
    @Args('idempotencyKey') idempotencyKey: string | null | undefined,
  ): Promise<SignWaiverResult> {
    const parsed = parseInput(signWaiverInput, input);
    if (!parsed.ok) return parsed.refusal;
    const key = parseInput(idempotencyKeyInput, { idempotencyKey });
    if (!key.ok) return key.refusal;
    const booking = await this.access.open(token);
    if ('__typename' in booking) return booking;
    const outcome = await this.signWaiver.execute(booking.id, parsed.value, key.value.idempotencyKey, null);
    if ('__typename' in outcome) return outcome;
    return { __typename: 'WaiverSigned', booking: await this.visitorViews.of(outcome) };
  }

  @Mutation('signWaiverAtDoor')
  async signAtDoor(
    @Args('bookingId') bookingId: string,
    @Args('input') input: unknown,
    @Args('idempotencyKey') idempotencyKey: string | null | undefined,
    @CurrentStaff() staff: StaffIdentity,
  ): Promise<SignWaiverAtDoorResult> {
    const parsed = parseInput(signWaiverInput, input);
    if (!parsed.ok) return parsed.refusal;
    const key = parseInput(idempotencyKeyInput, { idempotencyKey });
    if (!key.ok) return key.refusal;
    if (!(await this.ownTimes.hasBooking(bookingId, staff))) return refuse.BookingNotFound({ replaced: false });
    const outcome = await this.signWaiver.execute(bookingId, parsed.value, key.value.idempotencyKey, staff);
    if ('__typename' in outcome) return outcome;
    return { __typename: 'WaiverSigned', booking: this.views.forStaff(outcome, staff) };
  }
}
