import { ENVIRONMENT } from '@hilltop/platform/environment/service-variables';
import { InboxModule } from '@hilltop/platform/messaging/inbox/inbox.module';
import { Module } from '@nestjs/common';
import { AccountViews } from './account-views.js';
import { AccountRepository } from './accounts/account.repository.js';
import { AccountSecrets } from './accounts/account-secrets.js';
import { PasswordHasher } from './accounts/password-hasher.js';
import { StaffForMailResolver } from './accounts/staff-for-mail.resolver.js';
import { LastAudit } from './audit/last-audit.js';
import type { Environment } from './env.js';
import { ErasureViews } from './erasures/erasure-views.js';
import { ListErasuresResolver } from './erasures/list-erasures.resolver.js';
import { NoteReportWhenPersonErased } from './erasures/note-report-when-person-erased.js';
import { RequestErasure } from './erasures/request-erasure/request-erasure.js';
import { RequestErasureResolver } from './erasures/request-erasure/request-erasure.resolver.js';
import { AccountLinks } from './links/account-links.js';
import { LinkForMailResolver } from './links/link-for-mail.resolver.js';
import { RequestReset } from './links/request-reset/request-reset.js';
import { RequestResetResolver } from './links/request-reset/request-reset.resolver.js';
import { SetPassword } from './links/set-password/set-password.js';
import { SetPasswordResolver } from './links/set-password/set-password.resolver.js';
import { ChangeAccount } from './manage-accounts/change-account/change-account.js';
import { ChangeAccountResolver } from './manage-accounts/change-account/change-account.resolver.js';
import { EndSessionsResolver } from './manage-accounts/end-sessions.resolver.js';
import { InviteStaff } from './manage-accounts/invite-staff/invite-staff.js';
import { InviteStaffResolver } from './manage-accounts/invite-staff/invite-staff.resolver.js';
import { ListAccountsResolver } from './manage-accounts/list-accounts.resolver.js';
import { ChangePassword } from './my-account/change-password/change-password.js';
import { ChangePasswordResolver } from './my-account/change-password/change-password.resolver.js';
import { MyAccountResolver } from './my-account/my-account.resolver.js';
import { MySecondStep } from './my-account/second-step/my-second-step.js';
import { MySecondStepResolver } from './my-account/second-step/my-second-step.resolver.js';
import { AccountActions } from './record/account-actions.js';
import { KeepStaffActionWhenRecorded } from './record/keep-staff-action-when-recorded.js';
import { ListStaffActionsResolver } from './record/list-staff-actions.resolver.js';
import { StaffActionRepository } from './record/staff-action.repository.js';
import { SecondStep } from './second-step/second-step.js';
import { SecondStepRepository } from './second-step/second-step.repository.js';
import { MeResolver } from './sessions/me.resolver.js';
import { PasswordCheck } from './sessions/password-check.js';
import { SessionRepository } from './sessions/session.repository.js';
import { SignIn } from './sessions/sign-in/sign-in.js';
import { SignInResolver } from './sessions/sign-in/sign-in.resolver.js';
import { SignInThrottle } from './sessions/sign-in/sign-in-throttle.js';
import { SignOutResolver } from './sessions/sign-out.resolver.js';
import { StaffSessionResolver } from './sessions/staff-session.resolver.js';
import { SUBSCRIPTIONS } from './subscriptions.js';

const accounts = [
  AccountRepository,
  PasswordHasher,
  StaffForMailResolver,
  {
    provide: AccountSecrets,
    inject: [ENVIRONMENT],
    useFactory: ({ ACCOUNT_SECRET }: Environment) => new AccountSecrets(ACCOUNT_SECRET),
  },
];

const secondStep = [SecondStep, SecondStepRepository];

const sessions = [
  SessionRepository,
  SignInThrottle,
  PasswordCheck,
  SignIn,
  SignInResolver,
  SignOutResolver,
  StaffSessionResolver,
  MeResolver,
];

/** Links mailed to staff, and their use cases. */
const links = [AccountLinks, LinkForMailResolver, RequestReset, RequestResetResolver, SetPassword, SetPasswordResolver];

const accountActions = [AccountActions];

const accountViews = [AccountViews];

const manageAccounts = [
  ListAccountsResolver,
  InviteStaff,
  InviteStaffResolver,
  ChangeAccount,
  ChangeAccountResolver,
  EndSessionsResolver,
];

const myAccount = [MyAccountResolver, ChangePassword, ChangePasswordResolver, MySecondStep, MySecondStepResolver];

const audit = [LastAudit];

const record = [KeepStaffActionWhenRecorded, StaffActionRepository, ListStaffActionsResolver];

const erasures = [
  ErasureViews,
  ListErasuresResolver,
  NoteReportWhenPersonErased,
  RequestErasure,
  RequestErasureResolver,
];

@Module({
  imports: [InboxModule.forRoot({ subscriptions: SUBSCRIPTIONS })],
  providers: [
    ...accounts,
    ...secondStep,
    ...sessions,
    ...links,
    ...accountActions,
    ...accountViews,
    ...manageAccounts,
    ...myAccount,
    ...audit,
    ...record,
    ...erasures,
  ],
})
export class AppModule {}
