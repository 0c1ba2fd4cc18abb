import { randomBytes, randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, QueryFailedError } from 'typeorm';
import { Booking } from './booking.entity.js';
import { OutboxMessage } from './outbox-message.entity.js';
import { Slot } from './slot.entity.js';
import { Tour } from './tour.entity.js';

export interface CreateBookingInput {
  tourType: string;
  tourDate: string;
  tourTime: string;
  groupSize: number;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  totalAmount: string;
  paymentStatus: string;
  paymentIntentId: string;
}

const usualCapacity = 25;

/** Books as the textbooks say: lock the slot's row, look, write, all in one transaction. */
@Injectable()
export class BookingsService {
  constructor(@Inject(DataSource) private readonly dataSource: DataSource) {}

  async create(input: CreateBookingInput) {
    const tour = await this.dataSource.getRepository(Tour).findOneBy({ type: input.tourType });
    if (!tour) return refusal('TourNotOffered');
    const totalCents = tour.priceCents * input.groupSize;
    if (input.totalAmount !== (totalCents / 100).toFixed(2)) return refusal('AmountMismatch');
    try {
      return await this.store(input, tour, totalCents);
    } catch (error) {
      if (!(error instanceof QueryFailedError) || error.driverError.code !== '23505') throw error;
      return refusal('PaymentAlreadyUsed');
    }
  }

  private store(input: CreateBookingInput, tour: Tour, totalCents: number) {
    const slotId = `${input.tourType}@${input.tourDate} ${input.tourTime}`;
    return this.dataSource.transaction(async (manager) => {
      let slot = await manager.findOne(Slot, { where: { id: slotId }, lock: { mode: 'pessimistic_write' } });
      if (!slot) {
        slot = manager.create(Slot, { id: slotId, capacity: usualCapacity, taken: 0 });
        await manager.insert(Slot, slot);
      }
      if (slot.taken + input.groupSize > slot.capacity) return refusal('SlotFull');
      await manager.update(Slot, slotId, { taken: slot.taken + input.groupSize });
      const booking = manager.create(Booking, {
        ...input,
        id: randomUUID(),
        confirmationCode: `HT-${randomBytes(6).toString('hex')}`,
        tourName: tour.name,
        slotId,
        totalCents,
        idempotencyKey: null,
        createdAt: new Date(),
      });
      await manager.insert(Booking, booking);
      const { id, groupSize } = booking;
      await manager.insert(OutboxMessage, {
        id: randomUUID(),
        aggregateId: id,
        subject: 'bookings.confirmed',
        event: { bookingId: id, slotId, tourType: tour.type, groupSize, totalCents, time: booking.createdAt },
      });
      return { __typename: 'BookingCreated', booking };
    });
  }
}

const refusal = (name: string) => ({ __typename: name, message: 'The booking could not be made.' });
