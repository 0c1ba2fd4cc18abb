import { parseInput } from '@hilltop/platform/outcome/parse-input';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { accessNeedsField } from '../bookings/access-needs.input.js';
import { Booking } from '../bookings/booking.entity.js';
import type { ChangeAccessNeedsResult } from '../generated/schema-types.js';
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
  ) {}

  @Mutation('changeAccessNeeds')
  async change(@Args('token') token: string, @Args('accessNeeds') given: unknown): Promise<ChangeAccessNeedsResult> {
    const parsed = parseInput(accessNeedsInput, { accessNeeds: given });
    if (!parsed.ok) return parsed.refusal;
    const booking = await this.access.openBeforeStart(token);
    if ('__typename' in booking) return booking;
    const accessNeeds = parsed.value.accessNeeds ?? null;
    await this.dataSource.manager.update(Booking, { id: booking.id }, { accessNeeds });
    return this.views.of(Object.assign(new Booking(), booking, { accessNeeds }));
  }
}
