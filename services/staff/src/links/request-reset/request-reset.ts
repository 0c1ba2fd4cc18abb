import { setTimeout as pause } from 'node:timers/promises';
import { inTransaction } from '@hilltop/platform/database/transaction';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { LOGGER, type Logger } from '@hilltop/platform/logging/logger';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AccountRepository } from '../../accounts/account.repository.js';
import { SignInThrottle } from '../../sessions/sign-in/sign-in-throttle.js';
import { AccountLinks } from '../account-links.js';

/** Minimum time of every response, so that it does not reveal whether there is an account. */
const ANSWER_MS = 250;

@Injectable()
export class RequestReset {
  constructor(
    private readonly dataSource: DataSource,
    private readonly accounts: AccountRepository,
    private readonly links: AccountLinks,
    private readonly throttle: SignInThrottle,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** @returns seconds to wait; 0 when the request was accepted */
  async execute(email: string, caller: string): Promise<number> {
    // Counted apart from sign-in, so that other people's requests cannot block a sign-in.
    const { wait, mails } = await this.throttle.reserveReset(email, { caller }, this.clock.now());
    // Otherwise a link that was mailed a moment ago is still valid.
    if (wait === 0) await Promise.all([mails ? this.issue(email) : undefined, pause(ANSWER_MS)]);
    return wait;
  }

  private async issue(email: string): Promise<void> {
    const account = await this.accounts.findByEmail(email);
    if (!account || account.disabledAt) {
      this.logger.warn({ account: account?.id ?? 'unknown' }, 'password reset refused: no active account');
      return;
    }
    // Someone who lost the invitation gets a new invitation, not a reset.
    const purpose = account.passwordHash === null ? 'invitation' : 'password-reset';
    const now = this.clock.now();
    await inTransaction(this.dataSource, (manager) => this.links.issue(account, purpose, now, manager));
    this.links.wake();
    this.logger.info({ account: account.id, purpose }, 'password reset requested');
  }
}
