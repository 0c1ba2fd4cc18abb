import { Module } from '@nestjs/common';
import { BookingsModule } from '../bookings/bookings.module.js';
import { FoodModule } from '../food/food.module.js';
import { HoldsModule } from '../holds/holds.module.js';
import { ChargesModule } from '../payments/charges.module.js';
import { SlotsModule } from '../slots/slots.module.js';
import { ToursModule } from '../tours/tours.module.js';
import { BookingHistoryResolver } from './booking-history/booking-history.resolver.js';
import { BookingMoneyResolver } from './booking-money/booking-money.resolver.js';
import { CancelBooking } from './cancel-booking/cancel-booking.js';
import { ChangeViews } from './change.view.js';
import { ChangeAccessNeedsResolver } from './change-access-needs/change-access-needs.resolver.js';
import { ChangeBooking } from './change-booking.js';
import { ChangeFood } from './change-food/change-food.js';
import { ChangeParty } from './change-party/change-party.js';
import { PartyLimitResolver } from './change-party/party-limit.resolver.js';
import { PriceChangedParty } from './change-party/price-changed-party.js';
import { QuotePartyResolver } from './change-party/quote-party.resolver.js';
import { CorrectContact } from './correct-contact/correct-contact.js';
import { FormerContactsResolver } from './former-contacts/former-contacts.resolver.js';
import { LinkLimits } from './link-limits.js';
import { MoveBooking } from './move-booking/move-booking.js';
import { MyBookingResolver } from './my-booking/my-booking.resolver.js';
import { PayOutRefundResolver } from './pay-out-refund/pay-out-refund.resolver.js';
import { RefundGoodwill } from './refund-goodwill/refund-goodwill.js';
import { ReplaceVisitLinkResolver } from './replace-visit-link/replace-visit-link.resolver.js';
import { ReplaceVisitLink } from './replace-visit-link.js';
import { RequestBookingLink } from './request-booking-link/request-booking-link.js';
import { RequestBookingLinkResolver } from './request-booking-link/request-booking-link.resolver.js';
import { ComingVisits } from './request-visit-links/coming-visits.js';
import { RequestVisitLinks } from './request-visit-links/request-visit-links.js';
import { RequestVisitLinksResolver } from './request-visit-links/request-visit-links.resolver.js';
import { RetryRefundResolver } from './retry-refund/retry-refund.resolver.js';
import { StaffChangesResolver } from './staff-changes/staff-changes.resolver.js';
import { StoreChange } from './store-change.js';
import { TakeDoorPayment } from './take-door-payment/take-door-payment.js';
import { TakeDoorPaymentResolver } from './take-door-payment/take-door-payment.resolver.js';
import { VisitAccess } from './visit-access.js';
import { VisitorChangesResolver } from './visitor-changes/visitor-changes.resolver.js';
import { VisitorViews } from './visitor-views.js';

@Module({
  imports: [BookingsModule, FoodModule, ToursModule, SlotsModule, HoldsModule, ChargesModule],
  providers: [
    VisitAccess,
    VisitorViews,
    ChangeViews,
    ChangeBooking,
    StoreChange,
    MoveBooking,
    ChangeParty,
    PriceChangedParty,
    QuotePartyResolver,
    PartyLimitResolver,
    ChangeFood,
    CorrectContact,
    RefundGoodwill,
    TakeDoorPayment,
    TakeDoorPaymentResolver,
    VisitorChangesResolver,
    CancelBooking,
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
    BookingHistoryResolver,
    FormerContactsResolver,
  ],
  exports: [ChangeBooking, CancelBooking, MoveBooking, VisitAccess, VisitorViews],
})
export class VisitsModule {}
