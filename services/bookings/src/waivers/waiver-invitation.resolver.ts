import { idempotencyKeyInput } from '@hilltop/platform/outcome/idempotency-key';
import { parseInput } from '@hilltop/platform/outcome/parse-input';
import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { DataSource } from 'typeorm';
import type { Booking } from '../bookings/booking.entity.js';
import type {
  SignInvitedWaiverResult,
  WaiverInvitationResult,
  WaiverInvitation as WaiverInvitationView,
} from '../generated/schema-types.js';
import { VisitAccess } from '../visits/visit-access.js';
import { signWaiverInput } from './sign-waiver.input.js';
import { SignWaiver } from './sign-waiver.js';
import { Waiver } from './waiver.entity.js';

/** All that a guest who was asked to sign can see and do. */
@Resolver()
export class WaiverInvitationResolver {
  constructor(
    private readonly dataSource: DataSource,
    private readonly access: VisitAccess,
    private readonly signWaiver: SignWaiver,
  ) {}

  @Query('waiverInvitation')
  async show(@Args('token') token: string): Promise<WaiverInvitationResult> {
    const booking = await this.access.openWaiver(token);
    return '__typename' in booking ? booking : this.viewOf(booking);
  }

  @Mutation('signInvitedWaiver')
  async sign(
    @Args('token') token: string,
    @Args('input') input: unknown,
    @Args('idempotencyKey') idempotencyKey: string | null | undefined,
  ): Promise<SignInvitedWaiverResult> {
    const parsed = parseInput(signWaiverInput, input);
    if (!parsed.ok) return parsed.refusal;
    const key = parseInput(idempotencyKeyInput, { idempotencyKey });
    if (!key.ok) return key.refusal;
    const booking = await this.access.openWaiver(token);
    if ('__typename' in booking) return booking;
    const outcome = await this.signWaiver.execute(booking.id, parsed.value, key.value.idempotencyKey, null);
    if ('__typename' in outcome) return outcome;
    return { __typename: 'InvitedWaiverSigned', invitation: await this.viewOf(outcome) };
  }

  private async viewOf(booking: Booking): Promise<WaiverInvitationView> {
    const signed = await this.dataSource.manager.countBy(Waiver, { bookingId: booking.id });
    const { firstName: invitedBy, tourName, tourDate, tourTime, status, guests } = booking;
    return {
      __typename: 'WaiverInvitation',
      invitedBy,
      tourName,
      tourDate,
      tourTime,
      startsAt: booking.startsAt.toISOString(),
      status,
      signed: Math.min(signed, guests),
      of: guests,
    };
  }
}
