import { signInCodeRefused } from '@hilltop/contracts/staff/sign-in-code-refused';
import { inTransaction } from '@hilltop/platform/database/transaction';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { correlationId } from '@hilltop/platform/logging/correlation';
import { LOGGER, type Logger } from '@hilltop/platform/logging/logger';
import { Outbox } from '@hilltop/platform/messaging/outbox/outbox';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Account } from '../../accounts/account.entity.js';
import { AccountRepository } from '../../accounts/account.repository.js';
import { PasswordHasher } from '../../accounts/password-hasher.js';
import { SecondStep } from '../../second-step/second-step.js';
import type { Session } from '../session.entity.js';
import { SessionRepository } from '../session.repository.js';
import { SignInThrottle } from './sign-in-throttle.js';

export type SignInOutcome =
  | { readonly token: string; readonly session: Session; readonly account: Account }
  | { readonly retryAfterSeconds: number }
  | 'refused'
  | 'code required'
  | 'code refused';

interface Credentials {
  readonly email: string;
  readonly password: string;
  /** From the authenticator app, or a recovery code. */
  readonly code?: string | null | undefined;
  /** Keyed hash of the caller's address. */
  readonly caller: string;
  /** As of the caller; IPv6 alone has one. */
  readonly network?: string | undefined;
}

/** The result and the time are the same for an unknown account. */
@Injectable()
export class SignIn {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly hasher: PasswordHasher,
    private readonly sessions: SessionRepository,
    private readonly throttle: SignInThrottle,
    private readonly secondStep: SecondStep,
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async execute({ email, password, code, caller, network }: Credentials): Promise<SignInOutcome> {
    const now = this.clock.now();
    const retryAfterSeconds = await this.throttle.reserve(email, { caller, network }, now);
    if (retryAfterSeconds > 0) return { retryAfterSeconds };
    const account = await this.accounts.findByEmail(email);
    const right = await this.hasher.matches(password, account?.passwordHash ?? undefined);
    if (!account || !right || account.disabledAt) {
      this.logger.warn({ account: account?.id ?? 'unknown' }, 'sign-in refused');
      return 'refused';
    }
    const missing = await this.missingStep(account, code);
    if (missing) return missing;
    await this.throttle.succeeded(email, caller, now);
    await this.accounts.noteSignIn(account.id, now);
    this.logger.info({ account: account.id }, 'signed in');
    return { ...(await this.sessions.begin(account.id, now)), account };
  }

  /** The attempt counts as a failure until the code is right, because six digits are easier to guess than a password. */
  private async missingStep(account: Account, code: Credentials['code']) {
    if (!(await this.secondStep.isOn(account.id))) return undefined;
    if (!code) return 'code required';
    if (await this.secondStep.accepts(account.id, code, this.clock.now())) return undefined;
    this.logger.warn({ account: account.id }, 'sign-in refused: wrong code');
    await this.tellHolder(account.id);
    return 'code refused';
  }

  /** Whoever has come this far knows the password. */
  private async tellHolder(accountId: string): Promise<void> {
    const now = this.clock.now();
    await inTransaction(this.dataSource, async (manager) => {
      if (!(await this.throttle.takesNotice(accountId, now, manager))) return;
      const facts = { aggregateId: accountId, data: { accountId }, correlationId: correlationId(), now };
      await this.outbox.add(manager, signInCodeRefused.create(facts));
    });
    this.outbox.wake();
  }
}
