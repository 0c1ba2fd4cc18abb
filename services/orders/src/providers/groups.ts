import type { Provider } from '@nestjs/common';
import { AskForGroup } from '../groups/ask/ask-for-group.js';
import { AskForGroupResolver } from '../groups/ask/ask-for-group.resolver.js';
import { RequestGroupVisitResolver } from '../groups/ask/request-group-visit.resolver.js';
import { Exemptions } from '../groups/exemptions.js';
import { ConfirmExemptionResolver } from '../groups/files/confirm-exemption.resolver.js';
import { GroupFilesResolver } from '../groups/files/group-files.resolver.js';
import { GroupViews } from '../groups/group.view.js';
import { GroupFiles } from '../groups/group-files.js';
import { GroupSeats } from '../groups/group-seats.js';
import { GroupsRepository } from '../groups/groups.repository.js';
import { KeptWhenCanceled } from '../groups/kept-when-canceled.js';
import { ListGroupsResolver } from '../groups/list-groups.resolver.js';
import { GroupMoneyRepository } from '../groups/money/group-money.repository.js';
import { GroupMoneyResolver } from '../groups/money/group-money.resolver.js';
import { GroupMoneyView } from '../groups/money/group-money.view.js';
import { GroupPayables } from '../groups/money/group-payables.js';
import { IssueDocument } from '../groups/money/issue-document.js';
import { IssueDocumentResolver } from '../groups/money/issue-document.resolver.js';
import { QuestionInvoiceResolver } from '../groups/money/question-invoice.resolver.js';
import { Receivables } from '../groups/money/receivables.js';
import { ReportResolver } from '../groups/money/report.resolver.js';
import { SecurePaid } from '../groups/money/secure-paid.js';
import { SharedPaymentResolver } from '../groups/money/shared-payment.resolver.js';
import { WriteEntry } from '../groups/money/write-entry.js';
import { MergeOrganizationsResolver } from '../groups/organizations/merge-organizations.resolver.js';
import { ConfirmForMinorsResolver } from '../groups/organizer/confirm-for-minors.resolver.js';
import { CorrectOrganizerResolver } from '../groups/organizer/correct-organizer.resolver.js';
import { GroupBillResolver } from '../groups/organizer/group-bill.resolver.js';
import { GroupBills } from '../groups/organizer/group-bills.js';
import { GroupLinks } from '../groups/organizer/group-links.js';
import { GroupMailResolver } from '../groups/organizer/group-mail.resolver.js';
import { MoveMyGroupResolver } from '../groups/organizer/move-my-group.resolver.js';
import { MyGroupResolver } from '../groups/organizer/my-group.resolver.js';
import { MyGroupViews } from '../groups/organizer/my-group.view.js';
import { MyGroupAnswers } from '../groups/organizer/my-group-answers.js';
import { DriveGroupPayment } from '../groups/pay/drive-group-payment.js';
import { FinishGroupPaymentsJob } from '../groups/pay/finish-group-payments.job.js';
import { GroupPaymentsRepository } from '../groups/pay/group-payments.repository.js';
import { PaidSeats } from '../groups/pay/paid-seats.js';
import { PayForGroupResolver } from '../groups/pay/pay-for-group.resolver.js';
import { PrepareQuote } from '../groups/quote/prepare-quote.js';
import { QuoteGroupResolver } from '../groups/quote/quote-group.resolver.js';
import { GroupRemindersJob } from '../groups/reminders/due-reminders.job.js';
import { FindReminders } from '../groups/reminders/find-reminders.js';
import { GroupRemindersResolver } from '../groups/reminders/group-reminders.resolver.js';
import { ChangeCount } from '../groups/seats/change-count.js';
import { ChangeCountResolver } from '../groups/seats/change-count.resolver.js';
import { ChangeGroup } from '../groups/seats/change-group.js';
import { ChangeGroupResolver } from '../groups/seats/change-group.resolver.js';
import { DriveGroup } from '../groups/seats/drive-group.js';
import { FinishGroupsJob } from '../groups/seats/finish-groups.job.js';
import { StaffAnswers } from '../groups/seats/staff-answers.js';
import { StartStep } from '../groups/seats/start-step.js';
import { GroupTermsRepository } from '../groups/terms/group-terms.repository.js';
import { GroupTermsResolver } from '../groups/terms/group-terms.resolver.js';
import { VenueDays } from '../groups/venue-days.js';

/** Product.md §23. */
export const groups: readonly Provider[] = [
  VenueDays,
  GroupTermsRepository,
  GroupTermsResolver,
  GroupsRepository,
  GroupViews,
  GroupSeats,
  PrepareQuote,
  DriveGroup,
  StartStep,
  FinishGroupsJob,
  AskForGroup,
  AskForGroupResolver,
  RequestGroupVisitResolver,
  QuoteGroupResolver,
  StaffAnswers,
  ChangeGroup,
  ChangeGroupResolver,
  ListGroupsResolver,
  MergeOrganizationsResolver,
  ChangeCount,
  ChangeCountResolver,
  GroupLinks,
  MyGroupViews,
  MyGroupAnswers,
  MyGroupResolver,
  MoveMyGroupResolver,
  GroupMailResolver,
  ConfirmForMinorsResolver,
  CorrectOrganizerResolver,
  GroupBills,
  GroupBillResolver,
  FindReminders,
  GroupRemindersJob,
  GroupRemindersResolver,
  GroupMoneyRepository,
  Exemptions,
  GroupFiles,
  GroupFilesResolver,
  ConfirmExemptionResolver,
  KeptWhenCanceled,
  GroupMoneyView,
  WriteEntry,
  SecurePaid,
  GroupMoneyResolver,
  SharedPaymentResolver,
  QuestionInvoiceResolver,
  IssueDocument,
  IssueDocumentResolver,
  Receivables,
  GroupPayables,
  GroupPaymentsRepository,
  PaidSeats,
  DriveGroupPayment,
  FinishGroupPaymentsJob,
  PayForGroupResolver,
  ReportResolver,
];
