import { isUniqueViolation } from '@hilltop/platform/database/postgres-errors';
import { inTransaction } from '@hilltop/platform/database/transaction';
import type { StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { LOGGER, type Logger } from '@hilltop/platform/logging/logger';
import { type InvalidInput, invalidInput } from '@hilltop/platform/outcome/parse-input';
import { isUuid } from '@hilltop/platform/outcome/uuid';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import type { Account } from '../../accounts/account.entity.js';
import type { inviteInput } from '../../accounts/account.input.js';
import { AccountRepository } from '../../accounts/account.repository.js';
import type { StaffAccountNotFound } from '../../generated/refusals.js';
import { AccountLinks } from '../../links/account-links.js';
import { AccountActions } from '../../record/account-actions.js';
import { refuse } from '../../refusals.en.js';

/** Adds an account without a password; the owner gets a link to choose one. */
@Injectable()
export class InviteStaff {
  constructor(
    private readonly dataSource: DataSource,
    private readonly accounts: AccountRepository,
    private readonly links: AccountLinks,
    private readonly actions: AccountActions,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async execute(invited: z.output<typeof inviteInput>, staff: StaffIdentity): Promise<Account | InvalidInput> {
    const now = this.clock.now();
    try {
      const account = await inTransaction(this.dataSource, async (manager) => {
        const added = await this.accounts.add({ ...invited, passwordHash: null }, now, manager);
        await this.links.issue(added, 'invitation', now, manager);
        await this.actions.record(manager, staff, 'inviteStaff', added.id, { after: { role: added.role } });
        return added;
      });
      this.links.wake();
      this.logger.info({ account: account.id, role: account.role, staff: staff.id }, 'staff invited');
      return account;
    } catch (error) {
      if (!isUniqueViolation(error, 'accounts_email')) throw error;
      return invalidInput([{ field: 'email', message: 'There is already an account with this e-mail.' }]);
    }
  }

  async again(id: string, staff: StaffIdentity): Promise<Account | StaffAccountNotFound> {
    const account = isUuid(id) ? await this.accounts.find(id) : null;
    if (!account || account.disabledAt || account.passwordHash !== null) return refuse.StaffAccountNotFound();
    const now = this.clock.now();
    await inTransaction(this.dataSource, async (manager) => {
      await this.links.issue(account, 'invitation', now, manager);
      await this.actions.record(manager, staff, 'inviteStaffAgain', id);
    });
    this.links.wake();
    this.logger.info({ account: id, staff: staff.id }, 'staff invited again');
    return account;
  }
}
