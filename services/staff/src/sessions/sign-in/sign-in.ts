import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { LOGGER, type Logger } from '@hilltop/platform/logging/logger';
import { Inject, Injectable } from '@nestjs/common';
import type { Account } from '../../accounts/account.entity.js';
import { AccountRepository } from '../../accounts/account.repository.js';
import { PasswordHasher } from '../../accounts/password-hasher.js';
import type { Session } from '../session.entity.js';
import { SessionRepository } from '../session.repository.js';
import { SignInThrottle } from './sign-in-throttle.js';

export type SignInOutcome =
  | { readonly token: string; readonly session: Session; readonly account: Account }
  | { readonly retryAfterSeconds: number }
  | 'refused';

/** Begins a session for somebody who knows the password. Says the same, and takes as long, for an unknown account. */
@Injectable()
export class SignIn {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly hasher: PasswordHasher,
    private readonly sessions: SessionRepository,
    private readonly throttle: SignInThrottle,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** @param caller keyed hash of the caller's address */
  async execute(email: string, password: string, caller: string): Promise<SignInOutcome> {
    const retryAfterSeconds = await this.throttle.reserve(email, caller, this.clock.now());
    if (retryAfterSeconds > 0) return { retryAfterSeconds };
    const account = await this.accounts.findByEmail(email);
    const right = await this.hasher.matches(password, account?.passwordHash);
    if (!account || !right || account.disabledAt) {
      this.logger.warn({ account: account?.id ?? 'unknown' }, 'sign-in refused');
      return 'refused';
    }
    await this.throttle.succeeded(email, caller, this.clock.now());
    this.logger.info({ account: account.id }, 'signed in');
    return { ...(await this.sessions.begin(account.id, this.clock.now())), account };
  }
}
