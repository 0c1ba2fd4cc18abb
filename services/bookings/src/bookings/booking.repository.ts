import { readConfirmationCode } from '@hilltop/contracts/ticket/confirmation-code';
import { type PreparedStatement, PreparedStatements } from '@hilltop/platform/database/prepared-statements';
import { rowLoader } from '@hilltop/platform/database/row-loader';
import { runPrepared } from '@hilltop/platform/database/run-prepared';
import type { OutboxRow } from '@hilltop/platform/messaging/outbox/outbox-row';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In, type Repository } from 'typeorm';
import { entityRow } from '../database/entity-row.js';
import { eventParameters } from '../database/write-event.js';
import type { Hold } from '../holds/hold.entity.js';
import type { SlotRequest } from '../opening/slots/slot-request.js';
import { takeSeatsParameters } from '../opening/slots/take-seats.js';
import { Payment } from '../payments/payment.entity.js';
import type { DoorMethod } from '../payments/payment-method.js';
import { Booking, type NewBooking } from './booking.entity.js';
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
  private readonly payments: Repository<Payment>;
  private readonly loader = rowLoader((ids) => this.bookings.findBy({ id: In([...ids]) }));

  constructor(
    dataSource: DataSource,
    private readonly statements: PreparedStatements,
  ) {
    this.bookings = dataSource.getRepository(Booking);
    this.payments = dataSource.getRepository(Payment);
  }

  /**
   * Takes the seats and stores the booking in one statement. False, without any change, when too few are free.
   * @param captureDueAt of its payment; null when nothing is to be captured
   */
  async bookFree(booking: NewBooking, request: SlotRequest, captureDueAt: Date | null): Promise<boolean> {
    return this.store(BOOK_FREE_SEATS, takeSeatsParameters(request), booking, [captureDueAt]);
  }

  /** Books for a party that pays at the door and has signed the waiver on paper. */
  async bookAtDoor(booking: NewBooking, request: SlotRequest, sale: DoorSale): Promise<boolean> {
    const { action, paidBy, waiverVersion, staffId } = sale;
    const more = [...eventParameters(action), paidBy, waiverVersion, staffId];
    return this.store(BOOK_AT_DOOR, takeSeatsParameters(request), booking, more);
  }

  /** Books for a caller whose party pays at the door, or nothing. */
  async bookForCaller(booking: NewBooking, request: SlotRequest, sale: CallerSale): Promise<boolean> {
    const more = [...eventParameters(sale.action), JSON.stringify(sale.notes), sale.staffId];
    return this.store(BOOK_FOR_CALLER, takeSeatsParameters(request), booking, more);
  }

  /**
   * Books an active hold of exactly this slot and size. False, without any change, when there is none.
   * @param captureDueAt of its payment; null when nothing is to be captured @param manager of a transaction that resized the hold
   */
  async bookHeld(
    booking: NewBooking,
    request: Pick<SlotRequest, 'slotId' | 'seats'>,
    holdId: string,
    captureDueAt: Date | null,
    manager?: EntityManager,
  ): Promise<boolean> {
    const held = [holdId, request.slotId, request.seats, booking.createdAt];
    return this.store(BOOK_HELD_SEATS, held, booking, [captureDueAt], manager);
  }

  private async store(
    statement: PreparedStatement,
    seats: readonly unknown[],
    booking: NewBooking,
    more: readonly unknown[],
    manager?: EntityManager,
  ): Promise<boolean> {
    const values = [
      ...seats,
      entityRow(this.bookings, booking, { answers: booking.answered }),
      ...eventParameters(bookingConfirmedEvent(booking)),
      ...more,
    ];
    const stored = manager
      ? await runPrepared(manager, statement, values)
      : await this.statements.run(statement, values);
    return stored.length > 0;
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

  /** The code of the booking that a hold became. Undefined if it was canceled, or has the payment of this attempt. */
  async codeOfHold({ bookingId }: Hold, { paymentIntentId }: Booking): Promise<string | undefined> {
    const booked = bookingId === null ? null : await this.findById(bookingId);
    const isOther = booked?.status === 'confirmed' && booked.paymentIntentId !== paymentIntentId;
    return isOther ? booked.confirmationCode : undefined;
  }

  /** It was canceled because its payment was not captured. */
  async isUnpaid({ status, paymentIntentId: id }: Booking): Promise<boolean> {
    return status === 'cancelled' && (await this.payments.existsBy({ id, status: 'refused' }));
  }

  /** Finds a booking by its payment or, failing that, by its Idempotency-Key. */
  async findEarlier(paymentIntentId: string, idempotencyKey: string | null): Promise<Booking | null> {
    const byPayment = await this.bookings.findOneBy({ paymentIntentId });
    if (byPayment || idempotencyKey === null) return byPayment;
    return this.bookings.findOneBy({ idempotencyKey });
  }
}
