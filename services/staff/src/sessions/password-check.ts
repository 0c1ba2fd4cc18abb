import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { invalidInput } from '@hilltop/platform/outcome/parse-input';
import { Inject, Injectable } from '@nestjs/common';
import type { Account } from '../accounts/account.entity.js';
import { PasswordHasher } from '../accounts/password-hasher.js';
import type { TooManyAttempts } from '../generated/refusals.js';
import { refuse } from '../refusals.en.js';
import { SignInThrottle } from './sign-in/sign-in-throttle.js';

/** Asks a signed-in member of staff again, because the session may be stolen. Throttled like sign-in. */
@Injectable()
export class PasswordCheck {
  constructor(
    private readonly hasher: PasswordHasher,
    private readonly throttle: SignInThrottle,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @returns a refusal, or undefined when the password is right */
  async refusal(
    { email, passwordHash }: Account,
    password: string,
    caller: string,
  ): Promise<TooManyAttempts | ReturnType<typeof invalidInput> | undefined> {
    const wait = await this.throttle.reserve(email, { caller }, this.clock.now());
    if (wait > 0) return refuse.TooManyAttempts({ retryAfterSeconds: wait });
    if (!(await this.hasher.matches(password, passwordHash ?? undefined))) {
      return invalidInput([{ field: 'currentPassword', message: 'This password is wrong.' }]);
    }
    await this.throttle.succeeded(email, caller, this.clock.now());
    return undefined;
  }
}
