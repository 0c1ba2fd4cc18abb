import { inTransaction } from '@hilltop/platform/database/transaction';
import type { StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import type { StaffRole } from '@hilltop/platform/identity/identity';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { LOGGER, type Logger } from '@hilltop/platform/logging/logger';
import { isUuid } from '@hilltop/platform/outcome/uuid';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Account } from '../../accounts/account.entity.js';
import { AccountRepository } from '../../accounts/account.repository.js';
import type { LastManager, StaffAccountNotFound } from '../../generated/refusals.js';
import { AccountLinks } from '../../links/account-links.js';
import { AccountActions } from '../../record/account-actions.js';
import { refuse } from '../../refusals.en.js';
import { SessionRepository } from '../../sessions/session.repository.js';

export type AccountChange = { readonly role: StaffRole } | { readonly disabled: boolean };

/** At least one manager who can sign in remains. */
@Injectable()
export class ChangeAccount {
  constructor(
    private readonly dataSource: DataSource,
    private readonly accounts: AccountRepository,
    private readonly sessions: SessionRepository,
    private readonly links: AccountLinks,
    private readonly actions: AccountActions,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** @returns a refusal, or undefined on success */
  async execute(
    id: string,
    change: AccountChange,
    staff: StaffIdentity,
  ): Promise<StaffAccountNotFound | LastManager | undefined> {
    const now = this.clock.now();
    const refusal = await inTransaction(this.dataSource, async (manager) => {
      const account = isUuid(id) ? await this.accounts.find(id, manager) : null;
      if (!account) return refuse.StaffAccountNotFound();
      const columns = 'role' in change ? change : { disabledAt: change.disabled ? (account.disabledAt ?? now) : null };
      if (!(await this.accounts.change(account, columns, manager))) return refuse.LastManager();
      if ('disabled' in change && change.disabled) {
        await this.sessions.endAll(id, now, { manager });
        await this.links.endAll(id, now, manager);
      }
      await this.record(manager, staff, account, change);
      return undefined;
    });
    if (!refusal) this.logger.info({ account: id, ...change, staff: staff.id }, 'account changed');
    return refusal;
  }

  private async record(
    manager: EntityManager,
    staff: StaffIdentity,
    { id, role, disabledAt }: Account,
    change: AccountChange,
  ): Promise<void> {
    if ('role' in change) {
      const sides = { before: { role }, after: { role: change.role } };
      return this.actions.record(manager, staff, 'changeStaffRole', id, sides);
    }
    const sides = { before: { disabled: disabledAt !== null }, after: { disabled: change.disabled } };
    return this.actions.record(manager, staff, change.disabled ? 'disableStaff' : 'enableStaff', id, sides);
  }
}
