import { ToursSlotsHoldsBookings1790000000000 } from './migrations/1790000000000-tours-slots-holds-bookings.js';
import { TourVersions1795274700000 } from './migrations/1795274700000-tour-versions.js';
import { HoldCallers1795360000000 } from './migrations/1795360000000-hold-callers.js';
import { Visits1795368000000 } from './migrations/1795368000000-visits.js';
import { ValidVisits1795368060000 } from './migrations/1795368060000-valid-visits.js';
import { Inbox1795371000000 } from './migrations/1795371000000-inbox.js';
import { Calendar1795381400000 } from './migrations/1795381400000-calendar.js';
import { Waitlist1795381500000 } from './migrations/1795381500000-waitlist.js';
import { OfferFreedSeats1795381560000 } from './migrations/1795381560000-offer-freed-seats.js';
import { FoodChanges1795384200000 } from './migrations/1795384200000-food-changes.js';
import { Closures1795384300000 } from './migrations/1795384300000-closures.js';
import { ChosenTour1795391700000 } from './migrations/1795391700000-chosen-tour.js';
import { DoorSales1795392900000 } from './migrations/1795392900000-door-sales.js';
import { Waivers1795394100000 } from './migrations/1795394100000-waivers.js';
import { DoorScans1795397700000 } from './migrations/1795397700000-door-scans.js';
import { ConfirmedEntries1795500301000 } from './migrations/1795500301000-confirmed-entries.js';
import { Strangers1795500302000 } from './migrations/1795500302000-strangers.js';
import { BookerSignatures1795500400000 } from './migrations/1795500400000-booker-signatures.js';
import { EarlierBookerSignatures1795500401000 } from './migrations/1795500401000-earlier-booker-signatures.js';
import { PhoneLabels1795500500000 } from './migrations/1795500500000-phone-labels.js';
import { PurchaseCounts1795500620000 } from './migrations/1795500620000-purchase-counts.js';
import { DurationMinutes1795500950000 } from './migrations/1795500950000-duration-minutes.js';
import { ValidDurations1795500950100 } from './migrations/1795500950100-valid-durations.js';
import { HouseDetails1795500950300 } from './migrations/1795500950300-house-details.js';
import { SearchedBookings1795501202000 } from './migrations/1795501202000-searched-bookings.js';
import { FoodItems1795501610000 } from './migrations/1795501610000-food-items.js';
import { TourSizes1795503010000 } from './migrations/1795503010000-tour-sizes.js';
import { ValidTourSizes1795503010100 } from './migrations/1795503010100-valid-tour-sizes.js';
import { DeskChanges1795503700000 } from './migrations/1795503700000-desk-changes.js';
import { ValidDeskChanges1795503700100 } from './migrations/1795503700100-valid-desk-changes.js';
import { BookingNotes1795503701000 } from './migrations/1795503701000-booking-notes.js';
import { SearchedPhones1795510200000 } from './migrations/1795510200000-searched-phones.js';
import { TicketTypes1795610000000 } from './migrations/1795610000000-ticket-types.js';
import { ValidTickets1795610000100 } from './migrations/1795610000100-valid-tickets.js';
import { GuestBook1795650000000 } from './migrations/1795650000000-guest-book.js';
import { Reminders1795650100000 } from './migrations/1795650100000-reminders.js';
import { BookingMoney1795660000000 } from './migrations/1795660000000-booking-money.js';
import { CallerBookings1795670000000 } from './migrations/1795670000000-caller-bookings.js';
import { ValidCallerBookings1795670000100 } from './migrations/1795670000100-valid-caller-bookings.js';
import { Menus1795700000000 } from './migrations/1795700000000-menus.js';
import { VisitCounts1795710000000 } from './migrations/1795710000000-visit-counts.js';
import { SaleBookings1795740000000 } from './migrations/1795740000000-sale-bookings.js';
import { ValidSaleBookings1795740000100 } from './migrations/1795740000100-valid-sale-bookings.js';
import { OrderCards1795771000000 } from './migrations/1795771000000-order-cards.js';
import { FoundAsTyped1795810000000 } from './migrations/1795810000000-found-as-typed.js';
import { SearchedBookings1795840000300 } from './migrations/1795840000300-searched-bookings.js';
import { KeptAsCredit1795860000000 } from './migrations/1795860000000-kept-as-credit.js';
import { ValidCredits1795860000100 } from './migrations/1795860000100-valid-credits.js';

/** All migrations, oldest first. */
export const MIGRATIONS = [
  ToursSlotsHoldsBookings1790000000000,
  TourVersions1795274700000,
  HoldCallers1795360000000,
  Visits1795368000000,
  ValidVisits1795368060000,
  Inbox1795371000000,
  Calendar1795381400000,
  Waitlist1795381500000,
  OfferFreedSeats1795381560000,
  FoodChanges1795384200000,
  Closures1795384300000,
  ChosenTour1795391700000,
  DoorSales1795392900000,
  Waivers1795394100000,
  DoorScans1795397700000,
  ConfirmedEntries1795500301000,
  Strangers1795500302000,
  BookerSignatures1795500400000,
  EarlierBookerSignatures1795500401000,
  PhoneLabels1795500500000,
  PurchaseCounts1795500620000,
  DurationMinutes1795500950000,
  ValidDurations1795500950100,
  HouseDetails1795500950300,
  SearchedBookings1795501202000,
  FoodItems1795501610000,
  TourSizes1795503010000,
  ValidTourSizes1795503010100,
  DeskChanges1795503700000,
  ValidDeskChanges1795503700100,
  BookingNotes1795503701000,
  SearchedPhones1795510200000,
  TicketTypes1795610000000,
  ValidTickets1795610000100,
  GuestBook1795650000000,
  Reminders1795650100000,
  BookingMoney1795660000000,
  CallerBookings1795670000000,
  ValidCallerBookings1795670000100,
  Menus1795700000000,
  VisitCounts1795710000000,
  SaleBookings1795740000000,
  ValidSaleBookings1795740000100,
  OrderCards1795771000000,
  FoundAsTyped1795810000000,
  SearchedBookings1795840000300,
  KeptAsCredit1795860000000,
  ValidCredits1795860000100,
];
