import { Booking } from '../bookings/booking.entity.js';
import { Hold } from '../holds/hold.entity.js';
import { Slot } from '../slots/slot.entity.js';
import { Tour } from '../tours/tour.entity.js';

/** Every table that the ORM knows. The outbox belongs to the platform. */
export const ENTITIES = [Tour, Slot, Hold, Booking];
