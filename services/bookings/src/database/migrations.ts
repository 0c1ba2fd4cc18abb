import { ToursSlotsHoldsBookings1790000000000 } from './migrations/1790000000000-tours-slots-holds-bookings.js';

/** Every step of the database's shape, oldest first. */
export const MIGRATIONS = [ToursSlotsHoldsBookings1790000000000];
