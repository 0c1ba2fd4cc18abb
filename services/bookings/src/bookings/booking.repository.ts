import { readConfirmationCode } from '@hilltop/contracts/ticket/confirmation-code';
import { columnNames } from '@hilltop/platform/database/column-names';
import { type PreparedStatement, PreparedStatements } from '@hilltop/platform/database/prepared-statements';
import { rowLoader } from '@hilltop/platform/database/row-loader';
import { runPrepared } from '@hilltop/platform/database/run-prepared';
import type { OutboxRow } from '@hilltop/platform/messaging/outbox/outbox-row';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In, type Repository } from 'typeorm';
import { entityRow } from '../database/entity-row.js';
import { eventParameters, writeEvent } from '../database/write-event.js';
import { Payment } from '../payments/payment.entity.js';
import type { DoorMethod } from '../payments/payment-method.js';
import type { SlotRequest } from '../slots/slot-request.js';
import { TAKE_SEATS, takeSeatsParameters } from '../slots/take-seats.js';
import { Booking } from './booking.entity.js';
import { bookingConfirmedEvent } from './booking.events.js';
import { WAIVER_VERSION } from './waiver-version.js';

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

const COLUMNS = columnNames(Booking);

/** @param notes SQL of a JSON array of { text, for_door } @param staff SQL of an account */
function writeNotes(source: string, notes: string, staff: string): string {
  return `INSERT INTO booking_notes (id, booking_id, text, for_door, staff_id, written_at)
    SELECT gen_random_uuid(), booking.id, note.text, note.for_door, ${staff}, booking.created_at
    FROM ${source}, jsonb_to_recordset(${notes}) AS note(text text, for_door boolean)`;
}

/** The order of a `sale` refunds the money. */
const PAID_ONLINE = `CASE WHEN sale_line_id IS NULL THEN 'online' ELSE 'sale' END`;

/**
 * Keeps the payment by its key, so that it can no longer be returned.
 * @param method SQL @param cents SQL @param captureDueAt SQL; null when nothing is to be captured
 */
const keepPayment = (method: string, cents = 'total_cents', captureDueAt = 'NULL') => `
    INSERT INTO payments (id, intent_id, booking_id, amount_cents, status, created_at, method, capture_due_at)
    SELECT payment_intent_id, payment_intent_id, id, ${cents}, 'used', created_at, ${method}, ${captureDueAt}::timestamptz
    FROM booking`;

/** Visitors who book online have read the waiver and sign for themselves. */
const SIGN_FOR_BOOKER = `
    INSERT INTO waivers (id, booking_id, guest_name, text_version, place, signed_at)
    SELECT gen_random_uuid(), id, trim(first_name || ' ' || last_name), '${WAIVER_VERSION}', 'booking', created_at FROM booking`;

/** $1–$5 as in TAKE_SEATS; $6 booking. */
const BOOKING_ON_FREE_SEATS = `slot AS (${TAKE_SEATS}), booking AS (
    INSERT INTO bookings (${COLUMNS}) SELECT ${COLUMNS} FROM jsonb_populate_record(NULL::bookings, $6::jsonb)
    WHERE EXISTS (SELECT FROM slot)
    RETURNING id, payment_intent_id, sale_line_id, total_cents, created_at, group_size, first_name, last_name
  )`;

/**
 * One statement, so that a booking that breaks a UNIQUE constraint takes no seats. $1–$5 as in TAKE_SEATS; $6 booking; $7–$10 event;
 * $11 when its payment is captured.
 */
const BOOK_FREE_SEATS = {
  name: 'book-free-seats',
  text: `WITH ${BOOKING_ON_FREE_SEATS}, payment AS (${keepPayment(PAID_ONLINE, 'total_cents', '$11')}), signed AS (${SIGN_FOR_BOOKER}),
    event AS (${writeEvent('booking', 7)}) SELECT id FROM booking`,
};

/**
 * Books for a party that pays at the door. $1–$6 as above; $7–$10 event; $11–$14 staff action; $15 payment method;
 * $16 version of the waiver that every guest signed on paper; $17 account of the member of staff.
 */
const BOOK_AT_DOOR = {
  name: 'book-at-door',
  text: `WITH ${BOOKING_ON_FREE_SEATS}, payment AS (${keepPayment('$15::text')}),
    event AS (${writeEvent('booking', 7)}), action AS (${writeEvent('booking', 11)}), signed AS (
    INSERT INTO waivers (id, booking_id, guest_name, text_version, place, staff_id, signed_at)
    SELECT gen_random_uuid(), id, '', $16::text, 'paper', $17::uuid, created_at FROM booking, generate_series(1, group_size)
  ) SELECT id FROM booking`,
};

/**
 * Books for a caller, whose party has paid and signed nothing yet. A payment of 0 cents at the door means that no card can be charged.
 * $1–$6 as above; $7–$10 event; $11–$14 staff action; $15 notes, a JSON array of { text, for_door }; $16 account.
 */
const BOOK_FOR_CALLER = {
  name: 'book-for-caller',
  text: `WITH ${BOOKING_ON_FREE_SEATS}, payment AS (${keepPayment(`'cash'`, '0')}),
    event AS (${writeEvent('booking', 7)}), action AS (${writeEvent('booking', 11)}),
    noted AS (${writeNotes('booking', '$15::jsonb', '$16::uuid')}) SELECT id FROM booking`,
};

/**
 * Books an active hold of the same slot and size. An entry on the waiting list with this offer ends; notes of a payment link become
 * the booking's. $1 hold, $2 slot, $3 seats, $4 now; $5 booking; $6–$9 event; $10 when its payment is captured.
 */
const BOOK_HELD_SEATS = {
  name: 'book-held-seats',
  text: `WITH hold AS (
    UPDATE holds SET status = 'converted', ended_at = $4::timestamptz
    WHERE id = $1::uuid AND slot_id = $2::text AND places = $3::integer
      AND status = 'active' AND expires_at > $4::timestamptz
    RETURNING id, kind
  ), accepted AS (
    UPDATE waitlist_entries SET status = 'accepted', ended_at = $4::timestamptz
    FROM hold WHERE hold.kind = 'offer' AND hold_id = hold.id
  ), booking AS (
    INSERT INTO bookings (${COLUMNS}) SELECT ${COLUMNS} FROM jsonb_populate_record(NULL::bookings, $5::jsonb)
    WHERE EXISTS (SELECT FROM hold)
    RETURNING id, payment_intent_id, sale_line_id, total_cents, created_at, first_name, last_name
  ), payment AS (${keepPayment(PAID_ONLINE, 'total_cents', '$10')}), signed AS (${SIGN_FOR_BOOKER}),
    noted AS (${writeNotes('booking JOIN payment_links link ON link.hold_id = $1::uuid', 'link.notes', 'link.staff_id')}),
    event AS (${writeEvent('booking', 6)}) SELECT id FROM booking`,
};

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
  async bookFree(booking: Booking, request: SlotRequest, captureDueAt: Date | null): Promise<boolean> {
    return this.store(BOOK_FREE_SEATS, takeSeatsParameters(request), booking, [captureDueAt]);
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

  /**
   * Books an active hold of exactly this slot and size. False, without any change, when there is none.
   * @param captureDueAt of its payment; null when nothing is to be captured @param manager of a transaction that resized the hold
   */
  async bookHeld(
    booking: Booking,
    request: SlotRequest,
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
    booking: Booking,
    more: readonly unknown[],
    manager?: EntityManager,
  ): Promise<boolean> {
    const values = [
      ...seats,
      entityRow(this.bookings, booking),
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
