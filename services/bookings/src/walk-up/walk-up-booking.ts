import type { Booking } from '../bookings/booking.entity.js';
import { draftBooking } from '../bookings/create-booking/draft-booking.js';
import { NO_NOTES } from '../bookings/guest-notes.js';
import { NO_FOOD } from '../food/food-order.js';
import type { SlotOffer } from '../slots/slot-finder.js';
import { changeHash } from '../visits/visit-input.js';
import type { WalkUpRequest } from './sell-walk-up.input.js';

/** SHA-256 of a sale. It tells a repeated sale from a different one with the same key. */
export const saleHash = (request: WalkUpRequest): string => changeHash('sellWalkUp', request);

/** The reference of a payment at the door. @param key of the sale */
export const doorPayment = (key: string): string => `door_${key}`;

/** The booking of a sale at the door, ready to be stored. */
export function walkUpBooking(request: WalkUpRequest, offer: SlotOffer, key: string, now: Date): Booking {
  const { waiversSigned, email, paidBy: _, name, ...selection } = request;
  const [firstName, lastName] = nameParts(name);
  const booking = draftBooking({
    request: {
      ...selection,
      firstName,
      lastName,
      email: email ?? '',
      phone: '',
      ...NO_NOTES,
      paymentStatus: 'paid',
      paymentIntentId: doorPayment(key),
      liabilityWaiverAccepted: waiversSigned,
      foodOrderPlatform: 'none',
      foodOrderRestaurant: null,
      foodItems: undefined,
      foodOrderDetails: null,
      foodOrderTotal: 0,
      foodDeliveryAddress: null,
      foodDeliveryTime: null,
      mailAfterVisit: undefined,
      holdId: null,
    },
    offer,
    food: NO_FOOD,
    idempotencyKey: key,
    now,
  });
  return Object.assign(booking, { requestHash: saleHash(request) });
}

/** The last word is the last name; a single word is the first. */
function nameParts(name: string): [first: string, last: string] {
  const space = name.lastIndexOf(' ');
  return space === -1 ? [name, ''] : [name.slice(0, space).trimEnd(), name.slice(space + 1)];
}
