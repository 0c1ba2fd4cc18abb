import { staffActionRecorded } from '@hilltop/contracts/bookings/staff-action-recorded';
import { Dispute } from '@hilltop/payments/disputes/dispute.entity';
import { WRITE_MONEY, WrittenMoney } from '@hilltop/payments/money/written-money.entity';
import { PurchaseCount } from '@hilltop/payments/purchase-count.entity';
import { serveWebhook } from '@hilltop/payments/serve-webhook';
import { BrowserPayment } from '@hilltop/payments/started-payments/browser-payment.entity';
import { HouseDetails } from '@hilltop/platform/house/house-details.entity';
import { defineService } from '@hilltop/platform/service/define-service';
import { Booking } from './bookings/booking.entity.js';
import { GroupVisit } from './bookings/group-visit.entity.js';
import { LinkCount } from './database/link-count.entity.js';
import { MIGRATIONS } from './database/migrations.js';
import { CheckInConflict } from './door/check-in/check-in-conflict.entity.js';
import { Scan } from './door/check-in/scan.entity.js';
import { variables } from './env.js';
import { StoredMenu } from './food/menu.entity.js';
import { StoredRestaurant } from './food/restaurants/restaurant.entity.js';
import { GuestBookEntry } from './guest-book/guest-book-entry.entity.js';
import { StoredGuideFeed } from './guide-feed/guide-feed.entity.js';
import { Hold } from './holds/hold.entity.js';
import { keptFor } from './kept-for.js';
import { DeliveryMark } from './kitchen/delivery-mark.entity.js';
import { BookingNote } from './notes/booking-note.entity.js';
import { CalendarException, CalendarRule, CalendarVersion, Notice } from './opening/calendar/calendar.entities.js';
import { ChangeRuleRow } from './opening/calendar/change-rule.entity.js';
import { StoredClosure, StoredDisplacement } from './opening/closures/closure.entities.js';
import { GuideAssignment } from './opening/leads/lead.entity.js';
import { Slot } from './opening/slots/slot.entity.js';
import { Payment } from './payments/payment.entity.js';
import { Refund } from './payments/refund.entity.js';
import { PriceRuleRow } from './prices/price-rule.entity.js';
import { TicketTypeRow } from './prices/ticket-type.entity.js';
import { TourPriceRow } from './prices/tour-price.entity.js';
import { Answer, Question } from './questions/question.entities.js';
import { ReminderRule, SentReminder } from './reminders/reminder.entities.js';
import { PaymentLink } from './selling/caller-bookings/payment-link.entity.js';
import { WaitlistEntry } from './selling/waitlist/waitlist-entry.entity.js';
import { HouseConfirmation } from './set-up/house-confirmation.entity.js';
import { Tour } from './tours/tour.entity.js';
import { TourTypeRow } from './tours/tour-type.entity.js';
import { TurnedAway, VisitCount } from './visit-report/kept-counts.entities.js';
import { BookingChange } from './visits/booking-change.entity.js';
import { Waiver } from './waivers/waiver.entity.js';

export const bookingsService = defineService({
  name: 'bookings',
  schema: new URL('../schema.graphql', import.meta.url),
  variables,
  retention: keptFor,
  entities: [
    HouseConfirmation,
    Question,
    Answer,
    CalendarVersion,
    ChangeRuleRow,
    CalendarRule,
    CalendarException,
    Notice,
    Tour,
    TourTypeRow,
    TicketTypeRow,
    TourPriceRow,
    PriceRuleRow,
    Slot,
    GuideAssignment,
    Hold,
    GroupVisit,
    Booking,
    BookingChange,
    StoredClosure,
    StoredDisplacement,
    StoredGuideFeed,
    LinkCount,
    BookingNote,
    GuestBookEntry,
    SentReminder,
    ReminderRule,
    Payment,
    PaymentLink,
    PurchaseCount,
    Refund,
    Dispute,
    BrowserPayment,
    WrittenMoney,
    WaitlistEntry,
    DeliveryMark,
    StoredRestaurant,
    StoredMenu,
    Waiver,
    Scan,
    CheckInConflict,
    VisitCount,
    TurnedAway,
    HouseDetails,
  ],
  migrations: MIGRATIONS,
  functions: [
    new URL('./holds/offer-seats.sql', import.meta.url),
    new URL('./selling/waitlist/offer-freed-seats.sql', import.meta.url),
    WRITE_MONEY,
    new URL('./publish-booking-money.sql', import.meta.url),
  ],
  publishes: true,
  staffActions: staffActionRecorded,
  subscribes: true,
  auditGrants: {
    // The audit compares events with their bookings.
    outbox: ['SELECT (id, position, aggregate_id, subject, event, attempts, recorded_at, published_at)'],
    slots: ['SELECT (id, starts_at, capacity, taken, closed, kept_for, usual_capacity)'],
    holds: [
      'SELECT (id, slot_id, places, group_size, tickets, status, created_at, expires_at, ended_at, booking_id, kind)',
      'SELECT (group_id)',
    ],
    bookings: [
      'SELECT (id, slot_id, hold_id, places, group_size, tickets, total_cents, created_at)',
      'SELECT (payment_intent_id, idempotency_key, confirmation_code, status, revision, kept_cents, goodwill_cents)',
      'SELECT (unpaid_cents, sale_line_id, tour_id, group_id)',
    ],
    closures: ['SELECT (id, closed_at)'],
    displacements: ['SELECT (id, closure_id, booking_id, state, offered_at)'],
    payment_links: ['SELECT (id, created_at)'],
    waitlist_entries: ['SELECT (id, status, slot_ids, places, hold_id, missed, confirmed_at, joined_at, ended_at)'],
    booking_changes: ['SELECT (id, booking_id, revision)'],
    payments: ['SELECT (id, booking_id, amount_cents, status, created_at, method, intent_id, capture_due_at)'],
    ticket_types: ['SELECT (code, comes_alone, brings_children, per_adult, max_per_party)'],
    disputes: ['SELECT (id, payment_id, amount_cents, status, opened_at)'],
    refunds: [
      'SELECT (id, payment_id, booking_id, reason, revision, amount_cents, status, due_at, requested_at, method)',
    ],
  },
  configureServer: serveWebhook,
  module: async () => (await import('./app.module.js')).AppModule,
  commands: { seed: async () => (await import('./tours/seed-tours/seed-tours.command.js')).seedToursCommand },
});
