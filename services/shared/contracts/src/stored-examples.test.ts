import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { bookingCancelled } from './bookings/booking-cancelled.js';
import { bookingConfirmed } from './bookings/booking-confirmed.js';
import { bookingDisplaced } from './bookings/booking-displaced.js';
import { bookingLinkRequested } from './bookings/booking-link-requested.js';
import { bookingMoved } from './bookings/booking-moved.js';
import { bookingRestored } from './bookings/booking-restored.js';
import { calendarChanged } from './bookings/calendar-changed.js';
import { creditRequested } from './bookings/credit-requested.js';
import { foodChanged } from './bookings/food-changed.js';
import { groupDisplaced } from './bookings/group-displaced.js';
import { groupRestored } from './bookings/group-restored.js';
import { guestBookChanged } from './bookings/guest-book-changed.js';
import { menuChanged } from './bookings/menu-changed.js';
import { moneyMoved as bookingsMoneyMoved } from './bookings/money-moved.js';
import { partyChanged } from './bookings/party-changed.js';
import { paymentLinkSent } from './bookings/payment-link-sent.js';
import { personErased as bookingsPersonErased } from './bookings/person-erased.js';
import { questionChanged } from './bookings/question-changed.js';
import { refundRequested } from './bookings/refund-requested.js';
import { reminderDue } from './bookings/reminder-due.js';
import { restaurantChanged } from './bookings/restaurant-changed.js';
import { saleRefundRequested } from './bookings/sale-refund-requested.js';
import { seatsHeld } from './bookings/seats-held.js';
import { seatsOffered } from './bookings/seats-offered.js';
import { seatsReleased } from './bookings/seats-released.js';
import { staffActionRecorded as bookingsStaffAction } from './bookings/staff-action-recorded.js';
import { tourChanged } from './bookings/tour-changed.js';
import { tourCreated } from './bookings/tour-created.js';
import { tourWithdrawn } from './bookings/tour-withdrawn.js';
import { visitLinksRequested } from './bookings/visit-links-requested.js';
import { waitlistJoined } from './bookings/waitlist-joined.js';
import { waitlistUpdated } from './bookings/waitlist-updated.js';
import { productChanged } from './catalog/product-changed.js';
import { productCreated } from './catalog/product-created.js';
import { productWithdrawn } from './catalog/product-withdrawn.js';
import { staffActionRecorded as catalogStaffAction } from './catalog/staff-action-recorded.js';
import { messageReceived } from './contact/message-received.js';
import { personErased as contactPersonErased } from './contact/person-erased.js';
import { staffActionRecorded as contactStaffAction } from './contact/staff-action-recorded.js';
import { contentChanged } from './content/content-changed.js';
import { staffActionRecorded as contentStaffAction } from './content/staff-action-recorded.js';
import type { EventDefinition } from './define-event.js';
import { daySealed } from './ledger/day-sealed.js';
import { staffActionRecorded as ledgerStaffAction } from './ledger/staff-action-recorded.js';
import { imageRemoved } from './media/image-removed.js';
import { imageStored } from './media/image-stored.js';
import { staffActionRecorded as mediaStaffAction } from './media/staff-action-recorded.js';
import { staffActionRecorded as notificationsStaffAction } from './notifications/staff-action-recorded.js';
import { groupChanged } from './orders/group-changed.js';
import { groupEntryWritten } from './orders/group-entry-written.js';
import { groupFileKept } from './orders/group-file-kept.js';
import { groupReminderDue } from './orders/group-reminder-due.js';
import { groupTermsChanged } from './orders/group-terms-changed.js';
import { moneyMoved as ordersMoneyMoved } from './orders/money-moved.js';
import { orderChanged } from './orders/order-changed.js';
import { orderLineCancelled } from './orders/order-line-cancelled.js';
import { orderPlaced } from './orders/order-placed.js';
import { personErased as ordersPersonErased } from './orders/person-erased.js';
import { salePaymentDisputed } from './orders/sale-payment-disputed.js';
import { saleRefundEnded } from './orders/sale-refund-ended.js';
import { staffActionRecorded as ordersStaffAction } from './orders/staff-action-recorded.js';
import { voucherDue } from './orders/voucher-due.js';
import { accountLinkIssued } from './staff/account-link-issued.js';
import { erasureRequested } from './staff/erasure-requested.js';
import { signInCodeRefused } from './staff/sign-in-code-refused.js';
import { staffActionRecorded as staffStaffAction } from './staff/staff-action-recorded.js';

const examples = globSync('*/*.example.json', { cwd: import.meta.dirname });
const events: EventDefinition<unknown>[] = [
  ...[tourCreated, tourChanged, tourWithdrawn, seatsHeld, seatsReleased, bookingConfirmed],
  ...[
    bookingsMoneyMoved,
    ordersMoneyMoved,
    bookingMoved,
    menuChanged,
    restaurantChanged,
    questionChanged,
    partyChanged,
    foodChanged,
    bookingCancelled,
    refundRequested,
    saleRefundRequested,
    creditRequested,
    saleRefundEnded,
    salePaymentDisputed,
    orderLineCancelled,
    orderChanged,
    groupChanged,
    groupEntryWritten,
    groupFileKept,
    groupReminderDue,
    groupTermsChanged,
    voucherDue,
    bookingLinkRequested,
    visitLinksRequested,
    calendarChanged,
    guestBookChanged,
    reminderDue,
    bookingDisplaced,
    bookingRestored,
    groupDisplaced,
    groupRestored,
  ],
  ...[waitlistJoined, waitlistUpdated, seatsOffered, paymentLinkSent],
  ...[productCreated, productChanged, productWithdrawn, orderPlaced, messageReceived, imageStored, imageRemoved],
  accountLinkIssued,
  signInCodeRefused,
  contentChanged,
  daySealed,
  ...[
    bookingsStaffAction,
    catalogStaffAction,
    contactStaffAction,
    contentStaffAction,
    ledgerStaffAction,
    mediaStaffAction,
    notificationsStaffAction,
    ordersStaffAction,
    staffStaffAction,
  ],
  ...[erasureRequested, bookingsPersonErased, ordersPersonErased, contactPersonErased],
];

function readExample(file: string): {
  type: string;
  subject: string;
  correlationid: string;
  time: string;
  data: object;
} {
  return JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));
}

/** Examples are never edited: an event that was once sent must stay readable (a new shape is a new version). */
describe('every version of every event', () => {
  it('has a stored example', () => {
    expect(examples.map((file) => readExample(`./${file}`).type).sort()).toEqual(events.map(({ type }) => type).sort());
  });

  it.each(examples)('%s is still read in full', (file) => {
    const example = readExample(`./${file}`);
    const definition = events.find(({ type }) => type === example.type);
    expect(definition?.parse(example)).toEqual(example);
  });

  it.each(examples)('%s is what would be written today', (file) => {
    const { type, subject, correlationid, time, data } = readExample(`./${file}`);
    const definition = events.find((one) => one.type === type);
    const written = definition?.create({
      aggregateId: subject,
      data,
      correlationId: correlationid,
      now: new Date(time),
    });
    expect(written).toMatchObject({ type, subject, correlationid, time, data });
  });
});
