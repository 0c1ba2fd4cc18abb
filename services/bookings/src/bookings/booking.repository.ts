import { readConfirmationCode } from '@hilltop/contracts/ticket/confirmation-code';
import { type PreparedStatement, PreparedStatements } from '@hilltop/platform/database/prepared-statements';
import { rowLoader } from '@hilltop/platform/database/row-loader';
import type { OutboxRow } from '@hilltop/platform/messaging/outbox/outbox-row';
import { Injectable } from '@nestjs/common';
import { DataSource, In, type Repository } from 'typeorm';
import { entityRow } from '../database/entity-row.js';
import { eventParameters } from '../database/write-event.js';
import type { DoorMethod } from '../payments/payment-method.js';
import type { SlotRequest } from '../slots/slot-request.js';
import { takeSeatsParameters } from '../slots/take-seats.js';
import { Booking } from './booking.entity.js';
import { bookingConfirmedEvent } from './booking.events.js';
import { BOOK_AT_DOOR, BOOK_FOR_CALLER, BOOK_FREE_SEATS, BOOK_HELD_SEATS } from './booking.statements.js';

export interface DoorSale {
  readonly action: OutboxRow;
  readonly paidBy: DoorMethod;
  readonly waiverVersion: string;
  readonly staffId: string;
}

/** A note of staff on a new booking. */
export interface StaffNote {
  readonly text: string;
  /** Guides see it at the door. */
  readonly for_door: boolean;
}

export interface CallerSale {
  readonly action: OutboxRow;
  readonly notes: readonly StaffNote[];
  readonly staffId: string;
}

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

  /** Books for a party that pays at the door and has signed the waiver on paper. */
  async bookAtDoor(booking: Booking, request: SlotRequest, sale: DoorSale): Promise<boolean> {
    const { action, paidBy, waiverVersion, staffId } = sale;
    const more = [...eventParameters(action), paidBy, waiverVersion, staffId];
    return this.store(BOOK_AT_DOOR, takeSeatsParameters(request), booking, more);
  }

  /** Books for a caller whose party pays at the door, or nothing. */
  async bookForCaller(booking: Booking, request: SlotRequest, sale: CallerSale): Promise<boolean> {
    const more = [...eventParameters(sale.action), JSON.stringify(sale.notes), sale.staffId];
    return this.store(BOOK_FOR_CALLER, takeSeatsParameters(request), booking, more);
  }

  /** Books an active hold of exactly this slot and size. False, without any change, when there is none. */
  async bookHeld(booking: Booking, request: SlotRequest, holdId: string): Promise<boolean> {
    return this.store(BOOK_HELD_SEATS, [holdId, request.slotId, request.seats, booking.createdAt], booking);
  }

  private async store(
    statement: PreparedStatement,
    seats: readonly unknown[],
    booking: Booking,
    more: readonly unknown[] = [],
  ): Promise<boolean> {
    const values = [
      ...seats,
      entityRow(this.bookings, booking),
      ...eventParameters(bookingConfirmedEvent(booking)),
      ...more,
    ];
    return (await this.statements.run(statement, values)).length > 0;
  }

  /** Lookups in one tick share a statement, because many ticket e-mails follow a rush of sales. */
  findById(id: string): Promise<Booking | null> {
    return this.loader.load(id.toLowerCase());
  }

  /** Accepts the code as somebody typed it. */
  async findByCode(typed: string): Promise<Booking | null> {
    const confirmationCode = readConfirmationCode(typed);
    return confirmationCode === undefined ? null : this.bookings.findOneBy({ confirmationCode });
  }

  /** Finds a booking by its payment or, failing that, by its Idempotency-Key. */
  async findEarlier(paymentIntentId: string, idempotencyKey: string | null): Promise<Booking | null> {
    const byPayment = await this.bookings.findOneBy({ paymentIntentId });
    if (byPayment || idempotencyKey === null) return byPayment;
    return this.bookings.findOneBy({ idempotencyKey });
  }
}
