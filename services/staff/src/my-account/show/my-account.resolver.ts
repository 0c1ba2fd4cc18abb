import { CurrentStaff, type StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { Inject } from '@nestjs/common';
import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { AccountViews } from '../../account-views/account-views.js';
import { accountNotFound } from '../../accounts/account.refusals.js';
import type { EndMySessionResult, StaffAccount } from '../../generated/schema-types.js';
import { SessionRepository } from '../../sessions/session.repository.js';

/** The caller's own account and sessions. */
@Resolver()
export class MyAccountResolver {
  constructor(
    private readonly views: AccountViews,
    private readonly sessions: SessionRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Query('myAccount')
  async show(@CurrentStaff() staff: StaffIdentity): Promise<StaffAccount | null> {
    return this.views.one(staff.id, staff);
  }

  @Mutation('endMySession')
  async end(@Args('sessionId') id: string, @CurrentStaff() staff: StaffIdentity): Promise<EndMySessionResult> {
    const ended = await this.sessions.endOne(staff.id, id, this.clock.now());
    return ended ? this.views.saved(staff.id, staff) : accountNotFound;
  }
}
