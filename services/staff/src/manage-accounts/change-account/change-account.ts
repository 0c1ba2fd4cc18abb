import { inTransaction } from '@hilltop/platform/database/transaction';
import type { StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import type { StaffRole } from '@hilltop/platform/identity/identity';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { LOGGER, type Logger } from '@hilltop/platform/logging/logger';
import { isUuid } from '@hilltop/platform/outcome/uuid';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { accountNotFound, lastManager } from '../../accounts/account.refusals.js';
import { AccountRepository } from '../../accounts/account.repository.js';
import { AccountLinks } from '../../links/account-links.js';
import { SessionRepository } from '../../sessions/session.repository.js';

export type AccountChange = { readonly role: StaffRole } | { readonly disabled: boolean };

/** Changes the role of an account, or whether it may be used. A manager who can sign in is always left. */
@Injectable()
export class ChangeAccount {
  constructor(
    private readonly dataSource: DataSource,
    private readonly accounts: AccountRepository,
    private readonly sessions: SessionRepository,
    private readonly links: AccountLinks,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** @returns a refusal, or undefined when it was made */
  async execute(
    id: string,
    change: AccountChange,
    staff: StaffIdentity,
  ): Promise<typeof accountNotFound | typeof lastManager | undefined> {
    const now = this.clock.now();
    const refusal = await inTransaction(this.dataSource, async (manager) => {
      const account = isUuid(id) ? await this.accounts.find(id, manager) : null;
      if (!account) return accountNotFound;
      const columns = 'role' in change ? change : { disabledAt: change.disabled ? (account.disabledAt ?? now) : null };
      if (!(await this.accounts.change(account, columns, manager))) return lastManager;
      if ('disabled' in change && change.disabled) {
        await this.sessions.endAll(id, now, { manager });
        await this.links.endAll(id, now, manager);
      }
      return undefined;
    });
    if (!refusal) this.logger.info({ account: id, ...change, staff: staff.id }, 'an account was changed');
    return refusal;
  }
}
