import type { Provider } from '@nestjs/common';
import { AfterVisits } from '../guest-book/after-visit/after-visit.js';
import { AfterVisitResolver } from '../guest-book/after-visit/after-visit.resolver.js';
import { BookingGuestBookResolver } from '../guest-book/booking-guest-book.resolver.js';
import { DecideGuestBookEntry } from '../guest-book/decide-guest-book-entry/decide-guest-book-entry.js';
import { DecideGuestBookEntryResolver } from '../guest-book/decide-guest-book-entry/decide-guest-book-entry.resolver.js';
import { ListGuestBookEntriesResolver } from '../guest-book/decide-guest-book-entry/list-guest-book-entries.resolver.js';
import { ShowGuestBookResolver } from '../guest-book/show-guest-book.resolver.js';
import { WriteGuestBook } from '../guest-book/write-guest-book/write-guest-book.js';
import { WriteGuestBookResolver } from '../guest-book/write-guest-book/write-guest-book.resolver.js';
import { BookingNotesResolver } from '../notes/booking-notes.resolver.js';
import { ChangeNotes } from '../notes/change-notes.js';
import { ChangeNotesResolver } from '../notes/change-notes.resolver.js';
import { DueRemindersJob } from '../reminders/due-reminders/due-reminders.job.js';
import { DueReminders } from '../reminders/due-reminders/due-reminders.js';
import { ReminderRulesResolver } from '../reminders/reminder-rules.resolver.js';
import { ShowReminderResolver } from '../reminders/show-reminder.resolver.js';
import { UnsubscribeResolver } from '../reminders/unsubscribe.resolver.js';
import { AcceptOffer } from '../selling/waitlist/accept-offer/accept-offer.js';
import { AcceptOfferResolver } from '../selling/waitlist/accept-offer/accept-offer.resolver.js';
import { CloseWaitlistJob } from '../selling/waitlist/close-waitlist/close-waitlist.job.js';
import { CloseWaitlist } from '../selling/waitlist/close-waitlist/close-waitlist.js';
import { ConfirmEntry } from '../selling/waitlist/confirm-entry/confirm-entry.js';
import { ConfirmEntryResolver } from '../selling/waitlist/confirm-entry/confirm-entry.resolver.js';
import { JoinWaitlist } from '../selling/waitlist/join-waitlist/join-waitlist.js';
import { JoinWaitlistResolver } from '../selling/waitlist/join-waitlist/join-waitlist.resolver.js';
import { LeaveWaitlist } from '../selling/waitlist/leave-waitlist/leave-waitlist.js';
import { LeaveWaitlistResolver } from '../selling/waitlist/leave-waitlist/leave-waitlist.resolver.js';
import { ListWaitlistResolver } from '../selling/waitlist/list-waitlist.resolver.js';
import { WaitlistViews } from '../selling/waitlist/waitlist.view.js';
import { WaitlistLinks } from '../selling/waitlist/waitlist-links.js';
import { TicketResolver } from '../tickets/ticket.resolver.js';
import { TicketSigner } from '../tickets/ticket-signer.js';
import { BookingHistoryResolver } from '../visits/booking-history.resolver.js';
import { BookingMoneyResolver } from '../visits/booking-money/booking-money.resolver.js';
import { CancelUnpaid } from '../visits/cancel-unpaid.js';
import { ChangeViews } from '../visits/change.view.js';
import { ChangeAccessNeedsResolver } from '../visits/change-access-needs.resolver.js';
import { ChangeAnswersResolver } from '../visits/change-answers.resolver.js';
import { ChangeBooking } from '../visits/change-booking.js';
import { ChangeByHouse } from '../visits/change-by-house.js';
import { BookingChanges } from '../visits/changes/booking-changes.js';
import { CancelBooking } from '../visits/changes/cancel.js';
import { ChangeBookingResolver } from '../visits/changes/change-booking.resolver.js';
import { ChangeQuotes } from '../visits/changes/change-quote.view.js';
import { ChangeFood } from '../visits/changes/food.js';
import { MoveBooking } from '../visits/changes/move.js';
import { ChangeParty } from '../visits/changes/party.js';
import { PriceChangedParty } from '../visits/changes/price-changed-party.js';
import { QuoteChangeResolver } from '../visits/changes/quote-change.resolver.js';
import { StartChangePaymentResolver } from '../visits/changes/start-change-payment.resolver.js';
import { CorrectContact } from '../visits/correct-contact.js';
import { FormerContactsResolver } from '../visits/former-contacts/former-contacts.resolver.js';
import { LinkLimits } from '../visits/link-limits.js';
import { MoveMoney } from '../visits/move-money.js';
import { MyBookingResolver } from '../visits/my-booking.resolver.js';
import { PartyLimitResolver } from '../visits/party-limit.resolver.js';
import { PayOutRefundResolver } from '../visits/pay-out-refund.resolver.js';
import { RefundGoodwill } from '../visits/refund-goodwill.js';
import { ReplaceVisitLink } from '../visits/replace-visit-link.js';
import { ReplaceVisitLinkResolver } from '../visits/replace-visit-link.resolver.js';
import { RequestBookingLink } from '../visits/request-booking-link/request-booking-link.js';
import { RequestBookingLinkResolver } from '../visits/request-booking-link/request-booking-link.resolver.js';
import { ComingVisits } from '../visits/request-visit-links/coming-visits.js';
import { RequestVisitLinks } from '../visits/request-visit-links/request-visit-links.js';
import { RequestVisitLinksResolver } from '../visits/request-visit-links/request-visit-links.resolver.js';
import { RetryRefundResolver } from '../visits/retry-refund.resolver.js';
import { StaffChangesResolver } from '../visits/staff-changes/staff-changes.resolver.js';
import { StoreChange } from '../visits/store-change.js';
import { TakeDoorPayment } from '../visits/take-door-payment/take-door-payment.js';
import { TakeDoorPaymentResolver } from '../visits/take-door-payment/take-door-payment.resolver.js';
import { UncapturedPayments } from '../visits/uncaptured-payments.js';
import { VisitAccess } from '../visits/visit-access.js';
import { VisitorViews } from '../visits/visitor-views.js';
import { WriteIn } from '../visits/write-in.js';
import { WriteInResolver } from '../visits/write-in.resolver.js';
import { BookingWaiversResolver } from '../waivers/booking-waivers.resolver.js';
import { RemoveWaiverResolver } from '../waivers/remove-waiver.resolver.js';
import { SignWaiver } from '../waivers/sign-waiver.js';
import { SignWaiverResolver } from '../waivers/sign-waiver.resolver.js';
import { WaiverInvitationResolver } from '../waivers/waiver-invitation.resolver.js';

const visits = [
  VisitAccess,
  VisitorViews,
  WriteIn,
  WriteInResolver,
  ChangeViews,
  CancelUnpaid,
  ChangeByHouse,
  UncapturedPayments,
  ChangeBooking,
  MoveMoney,
  StoreChange,
  BookingChanges,
  ChangeBookingResolver,
  MoveBooking,
  ChangeParty,
  PriceChangedParty,
  QuoteChangeResolver,
  ChangeQuotes,
  StartChangePaymentResolver,
  PartyLimitResolver,
  ChangeFood,
  CancelBooking,
  CorrectContact,
  RefundGoodwill,
  TakeDoorPayment,
  TakeDoorPaymentResolver,
  MyBookingResolver,
  BookingMoneyResolver,
  RequestBookingLink,
  RequestBookingLinkResolver,
  LinkLimits,
  ComingVisits,
  RequestVisitLinks,
  RequestVisitLinksResolver,
  ReplaceVisitLink,
  ReplaceVisitLinkResolver,
  StaffChangesResolver,
  RetryRefundResolver,
  PayOutRefundResolver,
  ChangeAccessNeedsResolver,
  ChangeAnswersResolver,
  BookingHistoryResolver,
  FormerContactsResolver,
];

const waitlist = [
  WaitlistLinks,
  WaitlistViews,
  JoinWaitlist,
  JoinWaitlistResolver,
  ConfirmEntry,
  ConfirmEntryResolver,
  LeaveWaitlist,
  LeaveWaitlistResolver,
  AcceptOffer,
  AcceptOfferResolver,
  CloseWaitlist,
  CloseWaitlistJob,
  ListWaitlistResolver,
];

const waivers = [
  SignWaiver,
  SignWaiverResolver,
  BookingWaiversResolver,
  RemoveWaiverResolver,
  WaiverInvitationResolver,
];

const tickets = [TicketSigner, TicketResolver];

const guestBook = [
  AfterVisits,
  AfterVisitResolver,
  WriteGuestBook,
  WriteGuestBookResolver,
  ShowGuestBookResolver,
  ListGuestBookEntriesResolver,
  DecideGuestBookEntry,
  DecideGuestBookEntryResolver,
  BookingGuestBookResolver,
];

const reminders = [DueReminders, DueRemindersJob, ShowReminderResolver, ReminderRulesResolver, UnsubscribeResolver];

const notes = [BookingNotesResolver, ChangeNotes, ChangeNotesResolver];

export const visiting: readonly Provider[] = [
  ...visits,
  ...waitlist,
  ...waivers,
  ...tickets,
  ...guestBook,
  ...reminders,
  ...notes,
];
