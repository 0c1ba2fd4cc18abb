import { inTransaction } from '@hilltop/platform/database/transaction';
import type { StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { LOGGER, type Logger } from '@hilltop/platform/logging/logger';
import { type InvalidInput, invalidInput } from '@hilltop/platform/outcome/parse-input';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AccountRepository } from '../../accounts/account.repository.js';
import { PasswordHasher } from '../../accounts/password-hasher.js';
import { passwordProblem } from '../../accounts/password-policy.js';
import type { TooManyAttempts } from '../../generated/refusals.js';
import { AccountLinks } from '../../links/account-links.js';
import { AccountActions } from '../../record/account-actions.js';
import { PasswordCheck } from '../../sessions/password-check.js';
import { SessionRepository } from '../../sessions/session.repository.js';
import { ownAccount } from '../own-account.js';

/** The caller's. All other sessions and open links end. */
@Injectable()
export class ChangePassword {
  constructor(
    private readonly dataSource: DataSource,
    private readonly accounts: AccountRepository,
    private readonly sessions: SessionRepository,
    private readonly links: AccountLinks,
    private readonly hasher: PasswordHasher,
    private readonly check: PasswordCheck,
    private readonly actions: AccountActions,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** @returns a refusal, or undefined on success */
  async execute(
    staff: StaffIdentity,
    { currentPassword, newPassword }: { readonly currentPassword: string; readonly newPassword: string },
    caller: string,
  ): Promise<TooManyAttempts | InvalidInput | undefined> {
    const account = await ownAccount(this.accounts, staff);
    const problem = passwordProblem(newPassword, [account.email, account.name]);
    if (problem !== undefined) return invalidInput([{ field: 'newPassword', message: problem }]);
    const refusal = await this.check.refusal(account, currentPassword, caller);
    if (refusal) return refusal;
    const passwordHash = await this.hasher.hash(newPassword);
    const now = this.clock.now();
    await inTransaction(this.dataSource, async (manager) => {
      await this.accounts.setPassword(account.id, passwordHash, manager);
      await this.sessions.endAll(account.id, now, { except: staff.session, manager });
      await this.links.endAll(account.id, now, manager);
      await this.actions.record(manager, staff, 'changePassword', account.id);
    });
    this.logger.info({ account: account.id }, 'password changed');
    return undefined;
  }
}
