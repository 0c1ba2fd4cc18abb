import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { parseInput } from '@hilltop/platform/outcome/parse-input';
import { Inject } from '@nestjs/common';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { accessNeedsField } from '../bookings/access-needs.input.js';
import { Booking } from '../bookings/booking.entity.js';
import type { ChangeAccessNeedsResult } from '../generated/schema-types.js';
import { refuse } from '../refusals.en.js';
import { VisitAccess } from './visit-access.js';
import { VisitorViews } from './visitor-views.js';

const accessNeedsInput = z.object({ accessNeeds: accessNeedsField });

/** They are not part of the ticket, so the revision stays. */
@Resolver()
export class ChangeAccessNeedsResolver {
  constructor(
    private readonly dataSource: DataSource,
    private readonly access: VisitAccess,
    private readonly views: VisitorViews,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Mutation('changeAccessNeeds')
  async change(@Args('token') token: string, @Args('accessNeeds') given: unknown): Promise<ChangeAccessNeedsResult> {
    const parsed = parseInput(accessNeedsInput, { accessNeeds: given });
    if (!parsed.ok) return parsed.refusal;
    const booking = await this.access.open(token);
    if ('__typename' in booking) return booking;
    if (booking.status === 'cancelled') return refuse.BookingNotChangeable({ reason: 'CANCELLED', closedAt: null });
    if (booking.startsAt <= this.clock.now())
      return refuse.BookingNotChangeable({ reason: 'TOO_LATE', closedAt: booking.startsAt.toISOString() });
    const accessNeeds = parsed.value.accessNeeds ?? null;
    await this.dataSource.manager.update(Booking, { id: booking.id }, { accessNeeds });
    return this.views.of(Object.assign(new Booking(), booking, { accessNeeds }));
  }
}
