import type { Provider } from '@nestjs/common';
import { GroupParts } from '../bookings/belongs-to-group.js';
import { BookingMetrics } from '../bookings/booking.metrics.js';
import { BookingRepository } from '../bookings/booking.repository.js';
import { BookingViews } from '../bookings/booking.view.js';
import { BookingLinks } from '../bookings/booking-links.js';
import { BookingTicketResolver } from '../bookings/booking-ticket.resolver.js';
import { BookingsAheadResolver } from '../bookings/bookings-ahead.resolver.js';
import { BookingsByEmailResolver } from '../bookings/bookings-by-email.resolver.js';
import { BookingList } from '../bookings/list-bookings/booking-list.js';
import { ListBookingsResolver } from '../bookings/list-bookings/list-bookings.resolver.js';
import { ChangeRestaurants } from '../food/change-restaurants/change-restaurants.js';
import { RestaurantsResolver } from '../food/change-restaurants/restaurants.resolver.js';
import { DeliveryAddress } from '../food/delivery-address.js';
import { FoodOrders } from '../food/food-orders.js';
import { FoodServiceResolver } from '../food/food-service.resolver.js';
import { RestaurantViews } from '../food/restaurants/restaurant-views.js';
import { Restaurants } from '../food/restaurants/restaurants.js';
import { SaveMenu } from '../food/save-menu/save-menu.js';
import { SaveMenuResolver } from '../food/save-menu/save-menu.resolver.js';
import { ArrangeGroup } from '../groups/arrange-group.js';
import { ArrangeParts } from '../groups/arrange-parts.js';
import { FindStarts } from '../groups/find-starts.js';
import { FreeKeptStartsJob } from '../groups/free-kept-starts.job.js';
import { FreeKeptStarts } from '../groups/free-kept-starts.js';
import { GroupDayResolver } from '../groups/group-day.resolver.js';
import { GroupVisitViews } from '../groups/group-visit.view.js';
import { GroupVisits } from '../groups/group-visits.js';
import { GroupVisitsResolver } from '../groups/group-visits.resolver.js';
import { OwnStarts } from '../groups/own-starts.js';
import { StoreParts } from '../groups/store-parts.js';
import { ExtendHoldResolver } from '../holds/extend-hold.resolver.js';
import { HoldMetrics } from '../holds/hold.metrics.js';
import { HoldRepository } from '../holds/hold.repository.js';
import { HoldSeats } from '../holds/hold-seats/hold-seats.js';
import { HoldSeatsResolver } from '../holds/hold-seats/hold-seats.resolver.js';
import { OfferTerms } from '../holds/offer-terms.js';
import { PartyOffers } from '../holds/party-offers.js';
import { ReleaseExpiredHoldsJob } from '../holds/release-expired-holds/release-expired-holds.job.js';
import { ReleaseExpiredHolds } from '../holds/release-expired-holds/release-expired-holds.js';
import { ReleaseHoldResolver } from '../holds/release-hold.resolver.js';
import { AvailabilityResolver } from '../opening/availability.resolver.js';
import { AvailabilityCalendar } from '../opening/availability-calendar.js';
import { SlotRepository } from '../opening/slots/slot.repository.js';
import { SlotFinder } from '../opening/slots/slot-finder.js';
import { StartFactsReader } from '../opening/slots/start-facts.js';
import { StartPricesResolver } from '../opening/slots/start-prices.resolver.js';
import { Charges } from '../payments/charges.js';
import { ReturnForgottenChargesJob } from '../payments/return-forgotten-charges.job.js';
import { BookingAnswersResolver } from '../questions/booking-answers.resolver.js';
import { ChangeQuestions } from '../questions/change-questions.js';
import { GuestQuestions } from '../questions/guest-questions.js';
import { QuestionsResolver } from '../questions/questions.resolver.js';
import { BookForCaller } from '../selling/caller-bookings/book-for-caller/book-for-caller.js';
import { BookForCallerResolver } from '../selling/caller-bookings/book-for-caller/book-for-caller.resolver.js';
import { ChangePaymentLink } from '../selling/caller-bookings/change-payment-link/change-payment-link.js';
import { ChangePaymentLinkResolver } from '../selling/caller-bookings/change-payment-link/change-payment-link.resolver.js';
import { PayByLink } from '../selling/caller-bookings/pay-by-link/pay-by-link.js';
import { PayByLinkResolver } from '../selling/caller-bookings/pay-by-link/pay-by-link.resolver.js';
import { PaymentLinkViews } from '../selling/caller-bookings/payment-link.view.js';
import { PaymentLinks } from '../selling/caller-bookings/payment-links.js';
import { StartLinkPaymentResolver } from '../selling/caller-bookings/start-link-payment.resolver.js';
import { AllocateSeats } from '../selling/create-booking/allocate-seats.js';
import { CreateBooking } from '../selling/create-booking/create-booking.js';
import { CreateBookingResolver } from '../selling/create-booking/create-booking.resolver.js';
import { RefuseUnread } from '../selling/create-booking/refuse-unread.js';
import { StartPaymentResolver } from '../selling/create-booking/start-payment.resolver.js';
import { ConfirmSaleLine } from '../selling/sale-lines/confirm-sale-line/confirm-sale-line.js';
import { ConfirmSaleLineResolver } from '../selling/sale-lines/confirm-sale-line/confirm-sale-line.resolver.js';
import { HoldSaleLineResolver } from '../selling/sale-lines/hold-sale-line.resolver.js';
import { ReleaseSaleLine } from '../selling/sale-lines/release-sale-line/release-sale-line.js';
import { ReleaseSaleLineResolver } from '../selling/sale-lines/release-sale-line/release-sale-line.resolver.js';
import { SaleLineLinksResolver } from '../selling/sale-lines/sale-line-links.resolver.js';
import { SettleSaleRefundWhenEnded } from '../selling/sale-lines/settle-sale-refund-when-ended.js';
import { ShowDisputeWhenSalePaymentDisputed } from '../selling/sale-lines/show-dispute-when-sale-payment-disputed.js';

/** Asked by the service that has the terms and the money of groups. */
const groups = [
  GroupVisitsResolver,
  GroupDayResolver,
  ArrangeGroup,
  GroupVisits,
  GroupVisitViews,
  FindStarts,
  ArrangeParts,
  OwnStarts,
  StoreParts,
  FreeKeptStarts,
  FreeKeptStartsJob,
];

const slots = [SlotFinder, SlotRepository, StartFactsReader, StartPricesResolver];

const availability = [AvailabilityCalendar, AvailabilityResolver];

const holds = [
  HoldMetrics,
  HoldRepository,
  OfferTerms,
  PartyOffers,
  HoldSeats,
  HoldSeatsResolver,
  ExtendHoldResolver,
  ReleaseHoldResolver,
  ReleaseExpiredHolds,
  ReleaseExpiredHoldsJob,
];

const bookings = [
  BookingMetrics,
  GroupParts,
  BookingRepository,
  AllocateSeats,
  CreateBooking,
  CreateBookingResolver,
  StartPaymentResolver,
  RefuseUnread,
  BookingTicketResolver,
  ListBookingsResolver,
  BookingList,
  BookingLinks,
  BookingViews,
  BookingsByEmailResolver,
  BookingsAheadResolver,
];

const charges = [Charges, ReturnForgottenChargesJob];

/** Held in the cart, booked when the order is authorized, released when it fails. */
const saleLines = [
  HoldSaleLineResolver,
  ConfirmSaleLine,
  ConfirmSaleLineResolver,
  ReleaseSaleLine,
  ReleaseSaleLineResolver,
  SaleLineLinksResolver,
  SettleSaleRefundWhenEnded,
  ShowDisputeWhenSalePaymentDisputed,
];

const callerBookings = [
  PaymentLinks,
  PaymentLinkViews,
  BookForCaller,
  BookForCallerResolver,
  StartLinkPaymentResolver,
  PayByLink,
  PayByLinkResolver,
  ChangePaymentLink,
  ChangePaymentLinkResolver,
];

const questions = [GuestQuestions, ChangeQuestions, QuestionsResolver, BookingAnswersResolver];

const food = [
  DeliveryAddress,
  Restaurants,
  RestaurantViews,
  FoodOrders,
  FoodServiceResolver,
  ChangeRestaurants,
  RestaurantsResolver,
  SaveMenu,
  SaveMenuResolver,
];

export const selling: readonly Provider[] = [
  ...slots,
  ...availability,
  ...holds,
  ...bookings,
  ...charges,
  ...saleLines,
  ...callerBookings,
  ...groups,
  ...food,
  ...questions,
];
