import { inTransaction } from '@hilltop/platform/database/transaction';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { LOGGER, type Logger } from '@hilltop/platform/logging/logger';
import { type InvalidInput, invalidInput } from '@hilltop/platform/outcome/parse-input';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Account } from '../../accounts/account.entity.js';
import { AccountRepository } from '../../accounts/account.repository.js';
import { AccountSecrets } from '../../accounts/account-secrets.js';
import { PasswordHasher } from '../../accounts/password-hasher.js';
import { passwordProblem } from '../../accounts/password-policy.js';
import type { LinkNotValid } from '../../generated/refusals.js';
import { refuse } from '../../refusals.en.js';
import { SessionRepository } from '../../sessions/session.repository.js';
import { SignInThrottle } from '../../sessions/sign-in/sign-in-throttle.js';
import { AccountLinks } from '../account-links.js';

@Injectable()
export class SetPassword {
  constructor(
    private readonly dataSource: DataSource,
    private readonly accounts: AccountRepository,
    private readonly links: AccountLinks,
    private readonly sessions: SessionRepository,
    private readonly hasher: PasswordHasher,
    private readonly secrets: AccountSecrets,
    private readonly throttle: SignInThrottle,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** The link is used up only if the password is accepted. All sessions of the account end, and its holder signs in without waiting for others. */
  async execute(
    token: string,
    password: string,
    caller: string | undefined,
  ): Promise<Account | LinkNotValid | InvalidInput> {
    const now = this.clock.now();
    const id = this.secrets.linkOf(token);
    const link = id === undefined ? null : await this.links.find(id, now);
    const account = link && (await this.accounts.find(link.accountId));
    if (!link || !account || account.disabledAt) return refuse.LinkNotValid();
    const problem = passwordProblem(password, [account.email, account.name]);
    if (problem !== undefined) return invalidInput([{ field: 'password', message: problem }]);
    const passwordHash = await this.hasher.hash(password);
    const used = await inTransaction(this.dataSource, async (manager) => {
      if (!(await this.links.use(link, now, manager))) return false;
      await this.accounts.setPassword(account.id, passwordHash, manager);
      await this.sessions.endAll(account.id, now, { manager });
      return true;
    });
    if (!used) return refuse.LinkNotValid();
    if (caller !== undefined) await this.throttle.succeeded(account.email, caller, now);
    this.logger.info({ account: account.id, purpose: link.purpose }, 'password set by link');
    return account;
  }
}
