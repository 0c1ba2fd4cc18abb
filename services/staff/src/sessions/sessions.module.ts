import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { SecondStepModule } from '../second-step/second-step.module.js';
import { MeResolver } from './me/me.resolver.js';
import { PasswordCheck } from './password-check.js';
import { SessionRepository } from './session.repository.js';
import { SignIn } from './sign-in/sign-in.js';
import { SignInResolver } from './sign-in/sign-in.resolver.js';
import { SignInThrottle } from './sign-in/sign-in-throttle.js';
import { SignOutResolver } from './sign-out/sign-out.resolver.js';
import { StaffSessionResolver } from './staff-session/staff-session.resolver.js';

@Module({
  imports: [AccountsModule, SecondStepModule],
  providers: [
    SessionRepository,
    SignInThrottle,
    PasswordCheck,
    SignIn,
    SignInResolver,
    SignOutResolver,
    StaffSessionResolver,
    MeResolver,
  ],
  exports: [SessionRepository, SignInThrottle, PasswordCheck],
})
export class SessionsModule {}
