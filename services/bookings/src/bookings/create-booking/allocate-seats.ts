import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { isUuid } from '@hilltop/platform/outcome/uuid';
import { Inject, Injectable } from '@nestjs/common';
import type { Hold } from '../../holds/hold.entity.js';
import { HoldRepository } from '../../holds/hold.repository.js';
import { ReleaseExpiredHolds } from '../../holds/release-expired-holds/release-expired-holds.js';
import type { SlotRequest } from '../../slots/slot-request.js';
import type { Booking } from '../booking.entity.js';
import { BookingRepository } from '../booking.repository.js';

/** How a booking came by its seats, or that none were left. */
export type Allocation = { readonly booked: true } | { readonly booked: false; readonly holdExpired: boolean };

/**
 * Stores a booking on the seats of its hold, or on free ones. A payment that comes after the hold ran out takes the seats
 * again if they are still free (pitfall 2).
 */
@Injectable()
export class AllocateSeats {
  constructor(
    private readonly bookings: BookingRepository,
    private readonly holds: HoldRepository,
    private readonly releaseExpired: ReleaseExpiredHolds,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(booking: Booking, request: SlotRequest, holdId: string | null): Promise<Allocation> {
    if (holdId === null || !isUuid(holdId)) return this.fromFree(booking, request, undefined);
    booking.holdId = holdId;
    if (await this.bookings.bookHeld(booking, request, holdId)) return { booked: true };
    const hold = await this.holds.find(holdId);
    if (hold && (await this.fitAndBook(booking, request, hold))) return { booked: true };
    booking.holdId = null;
    return this.fromFree(booking, request, hold);
  }

  /** A running hold of the right slot but of another size is brought to size first. */
  private async fitAndBook(booking: Booking, request: SlotRequest, hold: Hold): Promise<boolean> {
    if (hold.slotId !== request.slotId || !hold.isActive(this.clock.now()) || hold.places === request.places)
      return false;
    if (!(await this.holds.resize(hold, request, false))) return false;
    return this.bookings.bookHeld(booking, request, hold.id);
  }

  private async fromFree(booking: Booking, request: SlotRequest, hold: Hold | undefined): Promise<Allocation> {
    const holdExpired = hold?.hasExpired(this.clock.now()) ?? false;
    if (!(await this.takeOrReclaim(booking, request))) return { booked: false, holdExpired };
    if (hold?.isActive(this.clock.now())) await this.holds.end(hold, 'replaced');
    return { booked: true };
  }

  /** A full slot may be full of holds that have just run out: they are given back before anybody is refused. */
  private async takeOrReclaim(booking: Booking, request: SlotRequest): Promise<boolean> {
    if (await this.bookings.bookFree(booking, request)) return true;
    if ((await this.releaseExpired.execute(request.slotId)) === 0) return false;
    return this.bookings.bookFree(booking, request);
  }
}
