import type { StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { readingRoles } from '@hilltop/platform/identity/identity';
import { formatCents } from '@hilltop/platform/values/cents';
import { Injectable } from '@nestjs/common';
import { dishViews } from '../food/dishes.js';
import type { Booking as BookingView, FoodItem, RefundDeadline } from '../generated/schema-types.js';
import { lineView } from '../prices/ticket.views.js';
import { partyWords, proofWords } from '../prices/ticket-words.js';
import { durationWords } from '../tours/tour-duration.js';
import type { Booking } from './booking.entity.js';
import { cancelBackCents, changesUntil, refundsOf } from './booking-deadlines.js';
import { BookingLinks } from './booking-links.js';
import { guestNotes } from './guest-notes.js';
import type { Booked } from './store-booking.js';
import { paymentStatusOf, toPayCents } from './unpaid.js';

/** Refunds are read only when a query selects them. */
@Injectable()
export class BookingViews {
  constructor(private readonly links: BookingLinks) {}

  of(booking: Booking): BookingView {
    return {
      ...fields(booking),
      visitUrl: this.links.urlOf(booking),
      waiverUrl: this.links.waiverUrlOf(booking),
      linkReplacedBecause: null,
      changeReasons: null,
      changesUntil: changesUntil(booking).toISOString(),
      refundSteps: refundViews(booking),
    };
  }

  /** @param staff who sold it, if not its guest */
  created({ booking, replayed }: Booked, staff?: StaffIdentity) {
    const view = staff ? this.forStaff(booking, staff) : this.of(booking);
    return { __typename: 'BookingCreated', booking: view, replayed } as const;
  }

  forStaff(booking: Booking, { staffRole }: StaffIdentity): BookingView {
    if (staffRole === 'guide') return this.forGuide(booking);
    if (readingRoles.includes(staffRole)) return this.forReader(booking);
    return { ...this.of(booking), linkReplacedBecause: booking.linkReplacedBecause };
  }

  /** Guides see no address, phone, amounts or link (product.md §6). */
  private forGuide(booking: Booking): BookingView {
    return {
      ...this.of(booking),
      email: '',
      phone: '',
      tickets: [],
      totalAmount: '',
      refundSteps: [],
      foodOrderTotal: '',
      visitUrl: '',
      waiverUrl: '',
    };
  }

  /** The name traces a sale (product.md §6). What else the guest told, and the links that act for the guest, are not for the books. */
  private forReader(booking: Booking): BookingView {
    return {
      ...this.of(booking),
      ...guestNotes({}),
      email: '',
      phone: '',
      foodOrderDetails: null,
      foodDeliveryAddress: null,
      visitUrl: '',
      waiverUrl: '',
    };
  }
}

/** What canceling gives back, step by step. */
export function refundViews(booking: Booking): RefundDeadline[] {
  if (booking.status === 'cancelled') return [];
  return refundsOf(booking).map(({ until, percent }) => ({
    __typename: 'RefundDeadline',
    until: until.toISOString(),
    percent,
    amount: formatCents(cancelBackCents(booking, percent)),
  }));
}

function foodItems({ foodPlatform, foodItems: items, foodDetails }: Booking): FoodItem[] | null {
  if (foodPlatform === 'none') return [];
  return items && dishViews(items, foodDetails);
}

function fields(booking: Booking): Omit<BookingView, 'visitUrl' | 'waiverUrl' | 'changesUntil' | 'refundSteps'> {
  return {
    __typename: 'Booking',
    id: booking.id,
    saleLineId: booking.saleLineId,
    confirmationCode: booking.confirmationCode,
    tourId: booking.tourId,
    tourType: booking.tourType,
    tourName: booking.tourName,
    tourDurationMinutes: booking.tourDurationMinutes,
    tourDuration: durationWords(booking.tourDurationMinutes),
    tourDate: booking.tourDate,
    tourTime: booking.tourTime,
    startsAt: booking.startsAt.toISOString(),
    guests: booking.guests,
    tickets: booking.tickets.map(lineView),
    party: partyWords(booking.tickets),
    proofFor: proofWords(booking.tickets),
    totalAmount: formatCents(booking.totalCents),
    firstName: booking.firstName,
    lastName: booking.lastName,
    email: booking.email,
    phone: booking.phone,
    language: booking.language,
    ...guestNotes(booking),
    foodOrderPlatform: booking.foodPlatform,
    foodOrderRestaurant: booking.foodRestaurant,
    foodItems: foodItems(booking),
    foodOrderDetails: booking.foodDetails,
    foodOrderTotal: formatCents(booking.foodTotalCents),
    foodDeliveryAddress: booking.foodDeliveryAddress,
    foodDeliveryTime: booking.foodDeliveryTime,
    groupName: booking.groupName,
    paymentStatus: paymentStatusOf(booking),
    toPay: formatCents(toPayCents(booking)),
    status: booking.status,
    revision: booking.revision,
    createdAt: booking.createdAt.toISOString(),
  };
}
