import { inTransaction } from '@hilltop/platform/database/transaction';
import { CurrentStaff, type StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { Inject } from '@nestjs/common';
import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { DataSource } from 'typeorm';
import { AccountViews } from '../account-views.js';
import type { EndMySessionResult, StaffAccount } from '../generated/schema-types.js';
import { AccountActions } from '../record/account-actions.js';
import { refuse } from '../refusals.en.js';
import { SessionRepository } from '../sessions/session.repository.js';

@Resolver()
export class MyAccountResolver {
  constructor(
    private readonly views: AccountViews,
    private readonly sessions: SessionRepository,
    private readonly actions: AccountActions,
    private readonly dataSource: DataSource,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Query('myAccount')
  async show(@CurrentStaff() staff: StaffIdentity): Promise<StaffAccount | null> {
    return this.views.one(staff.id, staff);
  }

  @Mutation('endMySession')
  async end(@Args('sessionId') id: string, @CurrentStaff() staff: StaffIdentity): Promise<EndMySessionResult> {
    const ended = await inTransaction(this.dataSource, async (manager) => {
      if (!(await this.sessions.endOne(staff.id, id, this.clock.now(), manager))) return false;
      await this.actions.record(manager, staff, 'endMySession', staff.id);
      return true;
    });
    return ended ? this.views.saved(staff.id, staff) : refuse.StaffAccountNotFound();
  }
}
