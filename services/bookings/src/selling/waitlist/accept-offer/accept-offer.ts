import { invalidInput, parseInput } from '@hilltop/platform/outcome/parse-input';
import { Injectable } from '@nestjs/common';
import type { Booked } from '../../../bookings/store-booking.js';
import { faults } from '../../../faults.en.js';
import type { OfferEnded, PaymentAlreadyUsed, SlotFull } from '../../../generated/refusals.js';
import type { AcceptOfferInput } from '../../../generated/schema-types.js';
import type { Hold } from '../../../holds/hold.entity.js';
import { HoldRepository } from '../../../holds/hold.repository.js';
import { formatTime } from '../../../opening/schedule/start-times.js';
import { VenueClock } from '../../../opening/schedule/venue-clock.js';
import { parseSlotId } from '../../../opening/slots/slot.entity.js';
import { guestsOf } from '../../../prices/ticket-line.js';
import { refuse } from '../../../refusals.en.js';
import { createBookingInput } from '../../create-booking/create-booking.input.js';
import { type BookingRefusal, CreateBooking, isFull } from '../../create-booking/create-booking.js';
import { RefuseUnread } from '../../create-booking/refuse-unread.js';
import type { WaitlistEntry } from '../waitlist-entry.entity.js';

export type Accepted = Booked | Exclude<BookingRefusal, SlotFull> | PaymentAlreadyUsed | OfferEnded;

/** Books through the regular path. It takes no other seats than those of the offer. */
@Injectable()
export class AcceptOffer {
  constructor(
    private readonly createBooking: CreateBooking,
    private readonly refuseUnread: RefuseUnread,
    private readonly holds: HoldRepository,
    private readonly venue: VenueClock,
  ) {}

  /** @param caller keyed hash of the address; undefined without a limit */
  async execute(
    entry: WaitlistEntry,
    input: AcceptOfferInput,
    idempotencyKey: string | null,
    caller?: string,
  ): Promise<Accepted> {
    // A client that lost the first answer repeats the request.
    const isOpen = entry.status === 'offered' || entry.status === 'accepted';
    const hold = isOpen && entry.holdId ? await this.holds.find(entry.holdId) : undefined;
    if (!hold) return this.refuseUnread.execute(input, refuse.OfferEnded());
    if (guestsOf(input.tickets) > entry.guests) {
      const message = faults.offeredGuests(entry.guests).error();
      return this.refuseUnread.execute(input, invalidInput([{ field: 'tickets', message }]));
    }
    const parsed = parseInput(createBookingInput, this.bookingOf(entry, input, hold));
    if (!parsed.ok) return this.refuseUnread.execute(input, parsed.refusal);
    const outcome = await this.createBooking.execute(parsed.value, idempotencyKey, entry.language, caller);
    return isFull(outcome) ? refuse.OfferEnded() : outcome;
  }

  private bookingOf(entry: WaitlistEntry, input: AcceptOfferInput, { id: holdId, slotId }: Hold): object {
    const { tourType, tourId, firstName, lastName, email } = entry;
    const start = this.venue.wallTime(parseSlotId(slotId).startsAt);
    return {
      ...input,
      ...{ tourType, tourId, firstName, lastName, email },
      phone: input.phone ?? entry.phone,
      tourDate: start.toPlainDate().toString(),
      tourTime: formatTime(start.toPlainTime()),
      holdId,
    };
  }
}
