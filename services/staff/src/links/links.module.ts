import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { AccountLinks } from './account-links.js';
import { LinkForMailResolver } from './link-for-mail/link-for-mail.resolver.js';
import { RequestReset } from './request-reset/request-reset.js';
import { RequestResetResolver } from './request-reset/request-reset.resolver.js';
import { SetPassword } from './set-password/set-password.js';
import { SetPasswordResolver } from './set-password/set-password.resolver.js';

/** Links mailed to staff, and their use cases. */
@Module({
  imports: [AccountsModule, SessionsModule],
  providers: [AccountLinks, LinkForMailResolver, RequestReset, RequestResetResolver, SetPassword, SetPasswordResolver],
  exports: [AccountLinks],
})
export class LinksModule {}
