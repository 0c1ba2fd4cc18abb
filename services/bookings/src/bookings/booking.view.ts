import { formatCents } from '@hilltop/platform/values/cents';
import type { Booking as BookingView } from '../generated/schema-types.js';
import type { Booking } from './booking.entity.js';

/** A booking as its guest sees it. */
export function bookingView(booking: Booking): BookingView {
  return {
    __typename: 'Booking',
    id: booking.id,
    confirmationCode: booking.confirmationCode,
    tourType: booking.tourType,
    tourName: booking.tourName,
    tourDuration: booking.tourDuration,
    tourDate: booking.tourDate,
    tourTime: booking.tourTime,
    startsAt: booking.startsAt.toISOString(),
    groupSize: booking.groupSize,
    totalAmount: formatCents(booking.totalCents),
    firstName: booking.firstName,
    lastName: booking.lastName,
    email: booking.email,
    phone: booking.phone,
    specialRequests: booking.specialRequests,
    additionalNotes: booking.additionalNotes,
    foodOrderPlatform: booking.foodPlatform,
    foodOrderRestaurant: booking.foodRestaurant,
    foodOrderDetails: booking.foodDetails,
    foodOrderTotal: formatCents(booking.foodTotalCents),
    foodDeliveryAddress: booking.foodDeliveryAddress,
    foodDeliveryTime: booking.foodDeliveryTime,
    paymentStatus: booking.paymentStatus,
    createdAt: booking.createdAt.toISOString(),
  };
}

/** A booking as a guide sees it: who comes, without address, phone or amounts (product.md §6). */
export function guideView(booking: Booking): BookingView {
  return { ...bookingView(booking), email: '', phone: '', totalAmount: '', foodOrderTotal: '' };
}
