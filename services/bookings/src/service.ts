import { staffActionRecorded } from '@hilltop/contracts/bookings/staff-action-recorded';
import { RETURNED_PAYMENT_BEFORE } from '@hilltop/payments/payment.statements';
import { PurchaseCount } from '@hilltop/payments/purchase-count.entity';
import { expiredPurchaseCounts } from '@hilltop/payments/purchase-limit';
import { serveWebhook } from '@hilltop/payments/serve-webhook';
import { expiredKeys } from '@hilltop/platform/database/retention/expired-keys';
import { HouseDetails } from '@hilltop/platform/house/house-details.entity';
import { defineService } from '@hilltop/platform/service/define-service';
import { Booking } from './bookings/booking.entity.js';
import { CalendarException, CalendarRule, CalendarVersion, Notice } from './calendar/calendar.entities.js';
import { StoredClosure, StoredDisplacement } from './closures/closure.entities.js';
import { LinkCount } from './database/link-count.entity.js';
import { MIGRATIONS } from './database/migrations.js';
import { CheckInConflict } from './door/check-in/check-in-conflict.entity.js';
import { SCANS_KEPT_DAYS, Scan } from './door/check-in/scan.entity.js';
import { variables } from './env.js';
import { StoredGuideFeed } from './guide-feed/guide-feed.entity.js';
import { Hold } from './holds/hold.entity.js';
import { ENDED_HOLD_BEFORE } from './holds/hold.statements.js';
import { DeliveryMark } from './kitchen/delivery-mark.entity.js';
import { BookingNote } from './notes/booking-note.entity.js';
import { Payment } from './payments/payment.entity.js';
import { Refund } from './payments/refund.entity.js';
import { BLANK_GUEST } from './personal-data/personal-data.js';
import { Slot } from './slots/slot.entity.js';
import { Tour } from './tours/tour.entity.js';
import { TourTypeRow } from './tours/tour-type.entity.js';
import { BookingChange } from './visits/booking-change.entity.js';
import { WaitlistEntry } from './waitlist/waitlist-entry.entity.js';
import { Waiver } from './waivers/waiver.entity.js';

export const bookingsService = defineService({
  name: 'bookings',
  schema: new URL('../schema.graphql', import.meta.url),
  variables,
  retention: ({
    HOLDS_KEPT_DAYS,
    GUESTS_KEPT_DAYS,
    RETURNED_PAYMENTS_KEPT_DAYS,
    CALENDAR_KEPT_DAYS,
    WAITLIST_KEPT_DAYS,
    WAIVERS_KEPT_DAYS,
    BOOKING_LINK_WINDOW_SECONDS: window,
  }) => [
    { table: 'holds', expired: ENDED_HOLD_BEFORE, keptDays: HOLDS_KEPT_DAYS },
    {
      table: 'bookings',
      expired: `starts_at < $1 AND (email <> '' OR first_name <> 'Erased')`,
      keptDays: GUESTS_KEPT_DAYS,
      blank: BLANK_GUEST,
    },
    {
      table: 'bookings',
      expired: 'starts_at < $1 AND access_needs IS NOT NULL',
      keptDays: 1,
      blank: 'access_needs = NULL',
    },
    {
      table: 'booking_notes',
      expired: 'for_door AND EXISTS (SELECT FROM bookings b WHERE b.id = booking_id AND b.starts_at < $1)',
      keptDays: 1,
    },
    {
      table: 'booking_notes',
      expired: 'EXISTS (SELECT FROM bookings b WHERE b.id = booking_id AND b.starts_at < $1)',
      keptDays: GUESTS_KEPT_DAYS,
    },
    {
      table: 'waivers',
      expired: 'EXISTS (SELECT FROM bookings b WHERE b.id = booking_id AND b.starts_at < $1)',
      keptDays: WAIVERS_KEPT_DAYS,
    },
    {
      table: 'booking_changes',
      expired: 'changed_at < $1 AND (reason IS NOT NULL OR former_contact IS NOT NULL)',
      keptDays: GUESTS_KEPT_DAYS,
      blank: 'reason = NULL, former_contact = NULL',
    },
    expiredKeys('bookings'),
    expiredPurchaseCounts,
    { table: 'payments', expired: RETURNED_PAYMENT_BEFORE, keptDays: RETURNED_PAYMENTS_KEPT_DAYS },
    {
      table: 'refunds',
      expired: `status = 'settled' AND booking_id IS NULL AND ended_at < $1`,
      keptDays: RETURNED_PAYMENTS_KEPT_DAYS,
    },
    { table: 'scans', expired: 'date < $1 OR received_at < $1', keptDays: SCANS_KEPT_DAYS },
    { table: 'check_in_conflicts', expired: 'date < $1 OR opened_at < $1', keptDays: SCANS_KEPT_DAYS },
    { table: 'displacements', expired: 'answered_at < $1', keptDays: CALENDAR_KEPT_DAYS },
    { table: 'delivery_marks', expired: 'date < $1', keptDays: CALENDAR_KEPT_DAYS },
    { table: 'calendar_exceptions', expired: 'date < $1', keptDays: CALENDAR_KEPT_DAYS },
    { table: 'calendar_rules', expired: 'valid_until < $1', keptDays: CALENDAR_KEPT_DAYS },
    { table: 'notices', expired: 'valid_until < $1', keptDays: CALENDAR_KEPT_DAYS },
    { table: 'waitlist_entries', expired: 'ended_at < $1', keptDays: WAITLIST_KEPT_DAYS },
    { table: 'link_counts', expired: `time_window < extract(epoch FROM $1::timestamptz) / ${window}`, keptDays: 1 },
  ],
  entities: [
    CalendarVersion,
    CalendarRule,
    CalendarException,
    Notice,
    Tour,
    TourTypeRow,
    Slot,
    Hold,
    Booking,
    BookingChange,
    StoredClosure,
    StoredDisplacement,
    StoredGuideFeed,
    LinkCount,
    BookingNote,
    Payment,
    PurchaseCount,
    Refund,
    WaitlistEntry,
    DeliveryMark,
    Waiver,
    Scan,
    CheckInConflict,
    HouseDetails,
  ],
  migrations: MIGRATIONS,
  functions: [
    new URL('./holds/offer-seats.sql', import.meta.url),
    new URL('./waitlist/offer-freed-seats.sql', import.meta.url),
  ],
  publishes: true,
  staffActions: staffActionRecorded,
  subscribes: true,
  auditGrants: {
    // The audit compares events with their bookings.
    outbox: ['SELECT (id, position, aggregate_id, subject, event, attempts, recorded_at, published_at)'],
    slots: ['SELECT (id, starts_at, capacity, taken, closed)'],
    holds: ['SELECT (id, slot_id, places, status, created_at, expires_at, booking_id, kind)'],
    bookings: [
      'SELECT (id, slot_id, hold_id, places, group_size, total_cents, created_at)',
      'SELECT (payment_intent_id, idempotency_key, confirmation_code, status, revision, kept_cents, goodwill_cents)',
    ],
    closures: ['SELECT (id, closed_at)'],
    displacements: ['SELECT (id, closure_id, booking_id, state, offered_at)'],
    waitlist_entries: ['SELECT (id, status, slot_ids, places, hold_id, missed, confirmed_at, joined_at, ended_at)'],
    booking_changes: ['SELECT (id, booking_id, revision)'],
    payments: ['SELECT (id, booking_id, amount_cents, status, created_at, method)'],
    refunds: ['SELECT (id, payment_id, booking_id, reason, revision, amount_cents, status, due_at)'],
  },
  configureServer: serveWebhook,
  module: async () => (await import('./app.module.js')).AppModule,
  commands: { seed: async () => (await import('./tours/seed-tours/seed-tours.command.js')).seedToursCommand },
});
