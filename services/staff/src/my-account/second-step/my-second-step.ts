import { inTransaction } from '@hilltop/platform/database/transaction';
import type { StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { LOGGER, type Logger } from '@hilltop/platform/logging/logger';
import { type InvalidInput, invalidInput } from '@hilltop/platform/outcome/parse-input';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AccountRepository } from '../../accounts/account.repository.js';
import type { TooManyAttempts } from '../../generated/refusals.js';
import { AccountActions } from '../../record/account-actions.js';
import { SecondStep } from '../../second-step/second-step.js';
import { SecondStepRepository } from '../../second-step/second-step.repository.js';
import { PasswordCheck } from '../../sessions/password-check.js';
import { SessionRepository } from '../../sessions/session.repository.js';
import { ownAccount } from '../own-account.js';

type Refused = TooManyAttempts | InvalidInput;

const onAlready = invalidInput([
  { field: 'currentPassword', message: 'The second step is on. Turn it off first to set up another app.' },
]);
const wrongCode = invalidInput([{ field: 'code', message: 'This code is wrong. Codes change every 30 seconds.' }]);

@Injectable()
export class MySecondStep {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly secondStep: SecondStep,
    private readonly secondSteps: SecondStepRepository,
    private readonly sessions: SessionRepository,
    private readonly check: PasswordCheck,
    private readonly actions: AccountActions,
    private readonly dataSource: DataSource,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async start(
    staff: StaffIdentity,
    password: string,
    caller: string,
  ): Promise<Refused | { secret: string; uri: string }> {
    const account = await ownAccount(this.accounts, staff);
    const refusal = await this.check.refusal(account, password, caller);
    if (refusal) return refusal;
    const started = await inTransaction(this.dataSource, async (manager) => {
      const setUp = await this.secondStep.start(account, this.clock.now(), manager);
      if (setUp) await this.actions.record(manager, staff, 'startSecondStep', account.id);
      return setUp;
    });
    return started ?? onAlready;
  }

  /** @returns the recovery codes. Other sessions end, because they started without the second step. */
  async confirm(staff: StaffIdentity, code: string): Promise<InvalidInput | { recoveryCodes: string[] }> {
    const now = this.clock.now();
    const recoveryCodes = await this.secondStep.confirm(staff.id, code, now, async (manager) => {
      await this.sessions.endAll(staff.id, now, { except: staff.session, manager });
      await this.actions.record(manager, staff, 'confirmSecondStep', staff.id, { after: { secondStep: true } });
    });
    if (!recoveryCodes) return wrongCode;
    this.logger.info({ account: staff.id }, 'second step turned on');
    return { recoveryCodes };
  }

  /** Other sessions end. */
  async end(staff: StaffIdentity, password: string, caller: string): Promise<Refused | undefined> {
    const refusal = await this.check.refusal(await ownAccount(this.accounts, staff), password, caller);
    if (refusal) return refusal;
    await inTransaction(this.dataSource, async (manager) => {
      await this.secondSteps.forget(staff.id, manager);
      await this.sessions.endAll(staff.id, this.clock.now(), { except: staff.session, manager });
      await this.actions.record(manager, staff, 'endSecondStep', staff.id, { after: { secondStep: false } });
    });
    this.logger.info({ account: staff.id }, 'second step turned off');
    return undefined;
  }
}
