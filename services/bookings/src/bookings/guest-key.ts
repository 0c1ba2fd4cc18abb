import { isUuid } from '@hilltop/platform/outcome/uuid';
import { cleanEmail } from '@hilltop/platform/values/typed-email';
import type { EntityManager } from 'typeorm';
import { Booking } from './booking.entity.js';

/**
 * Who booked, for exports and erasures: the e-mail address in lower case, or the booking's id where there is none, as for many
 * who call or walk up. SQL of bookings `b`.
 */
export const GUEST_KEY = `CASE WHEN b.email = '' THEN b.id::text ELSE lower(b.email) END`;

/** @param typed an e-mail address, or a booking's id */
export const guestKey = (typed: string): string => cleanEmail(typed).toLowerCase();

/** Oldest first. @param typed an e-mail address, or the id of a booking without one */
export async function bookingsOfGuest(manager: EntityManager, typed: string): Promise<Booking[]> {
  const key = guestKey(typed);
  return manager
    .createQueryBuilder(Booking, 'b')
    .where(isUuid(key) ? `b.id = :key AND b.email = ''` : 'lower(b.email) = :key', { key })
    .orderBy('b.createdAt')
    .getMany();
}
