import { Module } from '@nestjs/common';
import { AccountViewsModule } from '../account-views/account-views.module.js';
import { AccountsModule } from '../accounts/accounts.module.js';
import { LinksModule } from '../links/links.module.js';
import { AccountActionsModule } from '../record/account-actions.module.js';
import { SecondStepModule } from '../second-step/second-step.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { ChangePassword } from './change-password/change-password.js';
import { ChangePasswordResolver } from './change-password/change-password.resolver.js';
import { MySecondStep } from './second-step/my-second-step.js';
import { MySecondStepResolver } from './second-step/my-second-step.resolver.js';
import { MyAccountResolver } from './show/my-account.resolver.js';

/** The caller's own account. */
@Module({
  imports: [AccountActionsModule, AccountsModule, AccountViewsModule, LinksModule, SecondStepModule, SessionsModule],
  providers: [MyAccountResolver, ChangePassword, ChangePasswordResolver, MySecondStep, MySecondStepResolver],
})
export class MyAccountModule {}
