import { randomUUID } from 'node:crypto';
import { inTransaction } from '@hilltop/platform/database/transaction';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { Outbox } from '@hilltop/platform/messaging/outbox/outbox';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Booking } from '../../bookings/booking.entity.js';
import type { GuestBookNotOpen } from '../../generated/refusals.js';
import type { AfterVisit as View } from '../../generated/schema-types.js';
import { refuse } from '../../refusals.en.js';
import { AfterVisits } from '../after-visit/after-visit.js';
import { guestBookChangedEvent } from '../guest-book.events.js';
import { GuestBookEntry } from '../guest-book-entry.entity.js';
import type { WriteRequest } from './write-guest-book.input.js';

/** Stores an entry once: the unique index decides between concurrent requests. */
@Injectable()
export class WriteGuestBook {
  constructor(
    private readonly dataSource: DataSource,
    private readonly visits: AfterVisits,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(booking: Booking, request: WriteRequest): Promise<View | GuestBookNotOpen> {
    const now = this.clock.now();
    const outcome = await inTransaction(this.dataSource, async (manager) => {
      const visit = await this.visits.of(booking, manager);
      const { state } = visit;
      if (state !== 'OPEN') return refuse.GuestBookNotOpen[state]({ state });
      const entry = {
        id: randomUUID(),
        bookingId: booking.id,
        visitedOn: booking.tourDate,
        writtenAt: now,
        ...request,
      };
      const { raw } = await manager
        .createQueryBuilder()
        .insert()
        .into(GuestBookEntry)
        .values({ ...entry, firstName: request.words === null ? '' : (request.firstName ?? '') })
        .orIgnore()
        .returning('id')
        .execute();
      if ((raw as unknown[]).length === 0) return refuse.GuestBookNotOpen.WRITTEN({ state: 'WRITTEN' });
      await this.outbox.add(manager, guestBookChangedEvent(entry.id, 'held', now));
      return { ...visit, state: 'WRITTEN' as const, writtenAt: now.toISOString() };
    });
    this.outbox.wake();
    return outcome;
  }
}
