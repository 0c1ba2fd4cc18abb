import { inTransaction } from '@hilltop/platform/database/transaction';
import { CurrentStaff, type StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { LOGGER, type Logger } from '@hilltop/platform/logging/logger';
import { isUuid } from '@hilltop/platform/outcome/uuid';
import { Inject } from '@nestjs/common';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { DataSource } from 'typeorm';
import { AccountViews } from '../account-views.js';
import { AccountRepository } from '../accounts/account.repository.js';
import type { ManageStaffResult, MutationEndStaffSessionsArgs } from '../generated/schema-types.js';
import { AccountActions } from '../record/account-actions.js';
import { refuse } from '../refusals.en.js';
import { SessionRepository } from '../sessions/session.repository.js';

/** One, or all of them. */
@Resolver()
export class EndSessionsResolver {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly sessions: SessionRepository,
    private readonly views: AccountViews,
    private readonly actions: AccountActions,
    private readonly dataSource: DataSource,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  @Mutation('endStaffSessions')
  async end(
    @Args() { id, sessionId }: MutationEndStaffSessionsArgs,
    @CurrentStaff() staff: StaffIdentity,
  ): Promise<ManageStaffResult> {
    const now = this.clock.now();
    if (!isUuid(id) || !(await this.accounts.find(id))) return refuse.StaffAccountNotFound();
    const isEnded = await inTransaction(this.dataSource, async (manager) => {
      if (!sessionId) await this.sessions.endAll(id, now, { manager });
      else if (!(await this.sessions.endOne(id, sessionId, now, manager))) return false;
      const after = { sessions: sessionId ? 'one' : 'all' };
      await this.actions.record(manager, staff, 'endStaffSessions', id, { after });
      return true;
    });
    if (!isEnded) return refuse.StaffAccountNotFound();
    this.logger.info({ account: id, all: !sessionId, staff: staff.id }, 'sessions ended');
    return this.views.saved(id, staff);
  }
}
