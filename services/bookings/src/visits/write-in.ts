import { LANGUAGES, type Language } from '@hilltop/contracts/house/languages';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { Booking } from '../bookings/booking.entity.js';
import type { BookingNotFound } from '../generated/refusals.js';
import { refuse } from '../refusals.en.js';
import type { Actor } from './booking-change.entity.js';
import { ChangeBooking } from './change-booking.js';
import type { PlannedChange } from './planned-change.js';
import { changeHash } from './visit-input.js';

/** While others change the booking at the same time. */
const ATTEMPTS = 5;

export const writeInInput = z.object({ language: z.enum(LANGUAGES, 'Please choose en or es') });

/** Whoever chose last is right, so no revision is asked for. Nothing is mailed: the next mail is in the language. */
@Injectable()
export class WriteIn {
  constructor(
    private readonly dataSource: DataSource,
    private readonly changeBooking: ChangeBooking,
  ) {}

  /** @throws when the booking keeps changing meanwhile */
  async execute(bookingId: string, language: Language, actor: Actor): Promise<Booking | BookingNotFound> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const booking = await this.dataSource.manager.findOneBy(Booking, { id: bookingId });
      if (!booking) return refuse.BookingNotFound({ replaced: false });
      if (booking.language === language) return booking;
      const outcome = await this.changeBooking.execute({
        bookingId,
        revision: booking.revision,
        actor,
        idempotencyKey: null,
        requestHash: changeHash('writeIn', { language }),
        plan: async (current) => plan(current, language),
      });
      if ('booking' in outcome) return outcome.booking;
    }
    throw new Error(`the language of booking ${bookingId} could not be changed`);
  }
}

function plan(booking: Booking, language: Language): PlannedChange {
  return { kind: 'language_changed', after: booking.changed({ language }), request: undefined, keepsSeats: true };
}
