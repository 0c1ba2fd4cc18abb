import type { EntityManager } from 'typeorm';
import { Booking } from './booking.entity.js';

export async function codeOf(manager: EntityManager, bookingId: string): Promise<string> {
  const select = { id: true, confirmationCode: true } as const;
  return (await manager.findOneOrFail(Booking, { where: { id: bookingId }, select })).confirmationCode;
}
