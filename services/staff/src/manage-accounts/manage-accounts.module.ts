import { Module } from '@nestjs/common';
import { AccountViewsModule } from '../account-views/account-views.module.js';
import { AccountsModule } from '../accounts/accounts.module.js';
import { LinksModule } from '../links/links.module.js';
import { AccountActionsModule } from '../record/account-actions.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { ChangeAccount } from './change-account/change-account.js';
import { ChangeAccountResolver } from './change-account/change-account.resolver.js';
import { EndSessionsResolver } from './end-sessions/end-sessions.resolver.js';
import { InviteStaff } from './invite-staff/invite-staff.js';
import { InviteStaffResolver } from './invite-staff/invite-staff.resolver.js';
import { ListAccountsResolver } from './list-accounts/list-accounts.resolver.js';

/** Account management by managers. */
@Module({
  imports: [AccountActionsModule, AccountsModule, AccountViewsModule, LinksModule, SessionsModule],
  providers: [
    ListAccountsResolver,
    InviteStaff,
    InviteStaffResolver,
    ChangeAccount,
    ChangeAccountResolver,
    EndSessionsResolver,
  ],
})
export class ManageAccountsModule {}
