import { HotStatements } from '@hilltop/platform/database/hot-statements';
import type { OutboxRow } from '@hilltop/platform/outbox/outbox-row';
import { Injectable } from '@nestjs/common';
import { DataSource, type Repository } from 'typeorm';
import type { SlotRequest } from '../slots/slot-request.js';
import { Booking } from './booking.entity.js';
import { bookingConfirmedEvent } from './booking.events.js';
import { BOOK_FREE_PLACES, BOOK_HELD_PLACES } from './create-booking/create-booking.statements.js';

/** Bookings in the database. */
@Injectable()
export class BookingRepository {
  private readonly bookings: Repository<Booking>;

  constructor(
    dataSource: DataSource,
    private readonly statements: HotStatements,
  ) {
    this.bookings = dataSource.getRepository(Booking);
  }

  /** Takes the seats and books them in one go. False, and nothing changed, when fewer are free. */
  async bookFree(booking: Booking, request: SlotRequest): Promise<boolean> {
    const values = [...request.takeParameters, this.row(booking), ...eventParameters(bookingConfirmedEvent(booking))];
    return (await this.statements.run(BOOK_FREE_PLACES, values)).length > 0;
  }

  /** Books the seats of a running hold of exactly this slot and size. False, and nothing changed, without such a hold. */
  async bookHeld(booking: Booking, request: SlotRequest, holdId: string): Promise<boolean> {
    const hold = [holdId, request.slotId, request.places, booking.createdAt];
    const values = [...hold, this.row(booking), ...eventParameters(bookingConfirmedEvent(booking))];
    return (await this.statements.run(BOOK_HELD_PLACES, values)).length > 0;
  }

  async findById(id: string): Promise<Booking | null> {
    return this.bookings.findOneBy({ id });
  }

  /** The booking that a payment or an Idempotency-Key has led to before; the payment's first. */
  async findEarlier(paymentIntentId: string, idempotencyKey: string | null): Promise<Booking | null> {
    const byPayment = await this.bookings.findOneBy({ paymentIntentId });
    if (byPayment || idempotencyKey === null) return byPayment;
    return this.bookings.findOneBy({ idempotencyKey });
  }

  /** The entity as JSON by column names, the shape of its table's row. */
  private row(booking: Booking): string {
    const columns = this.bookings.metadata.columns.map((column) => [
      column.databaseName,
      column.getEntityValue(booking),
    ]);
    return JSON.stringify(Object.fromEntries(columns));
  }
}

function eventParameters(row: OutboxRow): [string, string, string, string] {
  return [row.id, row.aggregate_id, row.subject, row.event];
}
