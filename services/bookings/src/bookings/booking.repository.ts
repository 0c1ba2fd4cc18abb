import { PreparedStatements } from '@hilltop/platform/database/prepared-statements';
import type { OutboxRow } from '@hilltop/platform/messaging/outbox/outbox-row';
import { Together } from '@hilltop/platform/together/together';
import { Injectable } from '@nestjs/common';
import { DataSource, In, type Repository } from 'typeorm';
import { eventParameters, eventsParameter, rowsParameter } from '../slots/rows-parameter.js';
import { SlotRepository } from '../slots/slot.repository.js';
import { type Party, SlotQueue } from '../slots/slot-queue.js';
import { type SlotRequest, takeParameters } from '../slots/slot-request.js';
import { Booking } from './booking.entity.js';
import { bookingConfirmedEvent } from './booking.events.js';
import { BOOK_FREE_SEATS, BOOK_HELD_SEATS } from './create-booking/create-booking.statements.js';

interface BookingParty extends Party {
  readonly booking: Booking;
  readonly event: OutboxRow;
}

/** Bookings in the database. */
@Injectable()
export class BookingRepository {
  private readonly bookings: Repository<Booking>;
  private readonly queue: SlotQueue<BookingParty>;
  private readonly finder = new Together<string, Booking | null>((ids) => this.findTogether(ids), 64);

  constructor(
    dataSource: DataSource,
    private readonly statements: PreparedStatements,
    slots: SlotRepository,
  ) {
    this.bookings = dataSource.getRepository(Booking);
    this.queue = new SlotQueue(slots, (parties) => this.bookTogether(parties));
  }

  /** Takes the seats and books them in one go. False, and nothing changed, when fewer are free. @throws TooBusy */
  async bookFree(booking: Booking, request: SlotRequest): Promise<boolean> {
    return this.queue.ask({ request, booking, event: bookingConfirmedEvent(booking) });
  }

  private async bookTogether(parties: readonly BookingParty[]): Promise<boolean> {
    const rows = await this.statements.run(BOOK_FREE_SEATS, [
      ...takeParameters(parties.map(({ request }) => request)),
      rowsParameter(parties.map(({ booking }) => this.row(booking))),
      eventsParameter(parties.map(({ event }) => event)),
    ]);
    return rows.length > 0;
  }

  /** Books the seats of a running hold of exactly this slot and size. False, and nothing changed, without such a hold. */
  async bookHeld(booking: Booking, request: SlotRequest, holdId: string): Promise<boolean> {
    const hold = [holdId, request.slotId, request.places, booking.createdAt];
    const values = [...hold, this.row(booking), ...eventParameters(bookingConfirmedEvent(booking))];
    return (await this.statements.run(BOOK_HELD_SEATS, values)).length > 0;
  }

  /** Those that are looked for at the same moment are found by one statement: a rush's tickets are asked for by the dozen. */
  findById(id: string): Promise<Booking | null> {
    return this.finder.ask(id.toLowerCase());
  }

  private async findTogether(ids: readonly string[]): Promise<PromiseSettledResult<Booking | null>[]> {
    const found = await this.bookings.findBy({ id: In([...ids]) });
    const byId = new Map(found.map((booking) => [booking.id, booking]));
    return ids.map((id) => ({ status: 'fulfilled', value: byId.get(id) ?? null }));
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
