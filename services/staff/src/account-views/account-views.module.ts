import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { SecondStepModule } from '../second-step/second-step.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { AccountViews } from './account-views.js';

@Module({
  imports: [AccountsModule, SecondStepModule, SessionsModule],
  providers: [AccountViews],
  exports: [AccountViews],
})
export class AccountViewsModule {}
