import { staffActionRecorded } from '@hilltop/contracts/staff/staff-action-recorded';
import type { StaffActionFields } from '@hilltop/contracts/staff-action';
import type { StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { Outbox } from '@hilltop/platform/messaging/outbox/outbox';
import { staffActionEvent } from '@hilltop/platform/staff-action';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

interface Sides {
  readonly before?: StaffActionFields;
  readonly after?: StaffActionFields;
}

/** Records in the transaction of the change. */
@Injectable()
export class AccountActions {
  constructor(
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async record(
    manager: EntityManager,
    staff: StaffIdentity,
    action: string,
    accountId: string,
    { before, after }: Sides = {},
  ): Promise<void> {
    const target = { targetType: 'account', targetId: accountId };
    const done = { staff, action, ...target, before: before ?? null, after: after ?? null };
    await this.outbox.add(manager, staffActionEvent(staffActionRecorded, done, this.clock.now()));
  }
}
