import { releaseSchema } from '@hilltop/platform/database/release-schema';
import { createInboxTables } from '@hilltop/platform/messaging/inbox/create-inbox-tables';
import { createOutboxTable } from '@hilltop/platform/messaging/outbox/create-outbox-table';
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
import { RefundDeadlines1795861000000 } from './migrations/1795861000000-refund-deadlines.js';
import { ValidKeptMoney1795861000100 } from './migrations/1795861000100-valid-kept-money.js';
import { CapturesThatAreDue1795871000000 } from './migrations/1795871000000-captures-that-are-due.js';
import { Disputes1795872000000 } from './migrations/1795872000000-disputes.js';
import { LedBefore1795880000000 } from './migrations/1795880000000-led-before.js';
import { BrowserPayments1795881000000 } from './migrations/1795881000000-browser-payments.js';
import { RefusedCharges1795882000000 } from './migrations/1795882000000-refused-charges.js';
import { ValidRefusedCharges1795882000100 } from './migrations/1795882000100-valid-refused-charges.js';
import { MoneyAtTheGate1795883000000 } from './migrations/1795883000000-money-at-the-gate.js';
import { ValidMoneyAtTheGate1795883000100 } from './migrations/1795883000100-valid-money-at-the-gate.js';
import { CorrectedLinks1795890000000 } from './migrations/1795890000000-corrected-links.js';
import { HouseConfirmations1795962000000 } from './migrations/1795962000000-house-confirmations.js';
import { Restaurants1795970000000 } from './migrations/1795970000000-restaurants.js';
import { ValidRestaurants1795970000100 } from './migrations/1795970000100-valid-restaurants.js';
import { PaymentsForAnything1795980000000 } from './migrations/1795980000000-payments-for-anything.js';

const Release020 = releaseSchema({
  release: '0.2.0',
  lastMigration: 'ValidDurations1795500950100',
  file: new URL('./release-0.2.0.sql', import.meta.url),
  shared: [createOutboxTable, createInboxTables],
});

/** Oldest first. */
export const MIGRATIONS = [
  Release020,
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
  RefundDeadlines1795861000000,
  ValidKeptMoney1795861000100,
  CapturesThatAreDue1795871000000,
  Disputes1795872000000,
  LedBefore1795880000000,
  BrowserPayments1795881000000,
  RefusedCharges1795882000000,
  ValidRefusedCharges1795882000100,
  MoneyAtTheGate1795883000000,
  ValidMoneyAtTheGate1795883000100,
  CorrectedLinks1795890000000,
  HouseConfirmations1795962000000,
  Restaurants1795970000000,
  ValidRestaurants1795970000100,
  PaymentsForAnything1795980000000,
];
