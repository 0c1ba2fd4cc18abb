import { readConfirmationCode } from '@hilltop/contracts/ticket/confirmation-code';
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

/** The facts of a sale at the door in addition to its booking. */
export interface DoorSale {
  /** The event for the record of staff actions. */
  readonly action: OutboxRow;
  readonly paidBy: DoorMethod;
  readonly waiverVersion: string;
  /** Account of the seller. */
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

  /** Takes the seats and stores the booking in one statement. False, without any change, when too few are free. */
  async bookFree(booking: Booking, request: SlotRequest): Promise<boolean> {
    return this.store(BOOK_FREE_SEATS, takeSeatsParameters(request), booking);
  }

  /** The same for a party that pays at the door and has signed the waiver on paper. */
  async bookAtDoor(booking: Booking, request: SlotRequest, sale: DoorSale): Promise<boolean> {
    const { action, paidBy, waiverVersion, staffId } = sale;
    const more = [...eventParameters(action), paidBy, waiverVersion, staffId];
    return this.store(BOOK_AT_DOOR, takeSeatsParameters(request), booking, more);
  }

  /** Books the seats of an active hold of exactly this slot and size. False, without any change, when there is none. */
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

  /**
   * Bookings looked up in the same tick are read by one statement, because a rush of sales is followed by many ticket
   * e-mails.
   */
  findById(id: string): Promise<Booking | null> {
    return this.loader.load(id.toLowerCase());
  }

  /** By the confirmation code as somebody typed it. */
  async findByCode(typed: string): Promise<Booking | null> {
    const confirmationCode = readConfirmationCode(typed);
    return confirmationCode === undefined ? null : this.bookings.findOneBy({ confirmationCode });
  }

  /** The booking of an earlier request with this payment or, failing that, with this Idempotency-Key. */
  async findEarlier(paymentIntentId: string, idempotencyKey: string | null): Promise<Booking | null> {
    const byPayment = await this.bookings.findOneBy({ paymentIntentId });
    if (byPayment || idempotencyKey === null) return byPayment;
    return this.bookings.findOneBy({ idempotencyKey });
  }

  /** The entity as JSON with column names, like its row. */
  private row(booking: Booking): string {
    const columns = this.bookings.metadata.columns.map((column) => [
      column.databaseName,
      column.getEntityValue(booking),
    ]);
    return JSON.stringify(Object.fromEntries(columns));
  }
}
