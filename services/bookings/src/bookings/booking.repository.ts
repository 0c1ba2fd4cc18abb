import { type PreparedStatement, PreparedStatements } from '@hilltop/platform/database/prepared-statements';
import { rowLoader } from '@hilltop/platform/database/row-loader';
import type { OutboxRow } from '@hilltop/platform/messaging/outbox/outbox-row';
import { Injectable } from '@nestjs/common';
import { DataSource, In, type Repository } from 'typeorm';
import { eventParameters } from '../database/write-event.js';
import type { DoorMethod } from '../payments/payment-method.js';
import type { SlotRequest } from '../slots/slot-request.js';
import { takeSeatsParameters } from '../slots/take-seats.js';
import { Booking } from './booking.entity.js';
import { bookingConfirmedEvent } from './booking.events.js';
import { BOOK_AT_DOOR, BOOK_FREE_SEATS, BOOK_HELD_SEATS } from './booking.statements.js';

/** What is known of a sale at the door besides its booking. */
export interface DoorSale {
  /** What the record of staff actions learns of it. */
  readonly action: OutboxRow;
  readonly paidBy: DoorMethod;
  readonly waiverVersion: string;
  /** The account of who sold. */
  readonly staffId: string;
}

/** Bookings in the database. */
@Injectable()
export class BookingRepository {
  private readonly bookings: Repository<Booking>;
  private readonly loader = rowLoader((ids) => this.bookings.findBy({ id: In([...ids]) }));

  constructor(
    dataSource: DataSource,
    private readonly statements: PreparedStatements,
  ) {
    this.bookings = dataSource.getRepository(Booking);
  }

  /** Takes the seats and books them in one statement. False, and nothing changed, when fewer are free. */
  async bookFree(booking: Booking, request: SlotRequest): Promise<boolean> {
    return this.store(BOOK_FREE_SEATS, takeSeatsParameters(request), booking);
  }

  /** The same for a party that pays at the door, and has signed the waiver on paper. */
  async bookAtDoor(booking: Booking, request: SlotRequest, sale: DoorSale): Promise<boolean> {
    const { action, paidBy, waiverVersion, staffId } = sale;
    const more = [...eventParameters(action), paidBy, waiverVersion, staffId];
    return this.store(BOOK_AT_DOOR, takeSeatsParameters(request), booking, more);
  }

  /** Books the seats of an active hold of exactly this slot and size. False, and nothing changed, without such a hold. */
  async bookHeld(booking: Booking, request: SlotRequest, holdId: string): Promise<boolean> {
    return this.store(BOOK_HELD_SEATS, [holdId, request.slotId, request.seats, booking.createdAt], booking);
  }

  private async store(
    statement: PreparedStatement,
    seats: readonly unknown[],
    booking: Booking,
    more: readonly unknown[] = [],
  ): Promise<boolean> {
    const values = [...seats, this.row(booking), ...eventParameters(bookingConfirmedEvent(booking)), ...more];
    return (await this.statements.run(statement, values)).length > 0;
  }

  /** Bookings looked up in the same tick are read by one statement: tickets are read by the dozen after a rush. */
  findById(id: string): Promise<Booking | null> {
    return this.loader.load(id.toLowerCase());
  }

  /** By the code that is printed on the ticket, in any case. */
  findByCode(code: string): Promise<Booking | null> {
    return this.bookings.findOneBy({ confirmationCode: code.toUpperCase() });
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
