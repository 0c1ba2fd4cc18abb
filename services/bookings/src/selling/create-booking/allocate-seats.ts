import { inTransaction } from '@hilltop/platform/database/transaction';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { isUuid } from '@hilltop/platform/outcome/uuid';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { NewBooking } from '../../bookings/booking.entity.js';
import { BookingRepository } from '../../bookings/booking.repository.js';
import type { Hold } from '../../holds/hold.entity.js';
import { HoldRepository } from '../../holds/hold.repository.js';
import { ReleaseExpiredHolds } from '../../holds/release-expired-holds/release-expired-holds.js';
import type { SlotRequest } from '../../opening/slots/slot-request.js';

/** `heldSeats`: seats of the slot that the party still holds. `code`: of the booking that the hold became before. */
export type Allocation =
  | { readonly booked: true }
  | { readonly booked: false; readonly code: string }
  | { readonly booked: false; readonly holdExpired: boolean; readonly heldSeats: number };

/** Books the seats of the hold, or free ones: a payment after the hold expired takes free seats if there are enough. A hold books once. */
@Injectable()
export class AllocateSeats {
  constructor(
    private readonly dataSource: DataSource,
    private readonly bookings: BookingRepository,
    private readonly holds: HoldRepository,
    private readonly releaseExpired: ReleaseExpiredHolds,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * @param heldOnly books only the seats of the hold, which were offered to the party
   * @param captureDueAt of the payment; null when nothing is to be captured
   */
  async execute(
    booking: NewBooking,
    request: SlotRequest,
    holdId: string | null,
    heldOnly: boolean,
    captureDueAt: Date | null = null,
  ): Promise<Allocation> {
    if (holdId === null || !isUuid(holdId)) return this.fromFree(booking, request, undefined, captureDueAt);
    booking.holdId = holdId;
    if (await this.bookings.bookHeld(booking, request, holdId, captureDueAt)) return { booked: true };
    const hold = await this.holds.find(holdId);
    if (hold && (await this.fitAndBook(booking, request, hold, captureDueAt))) return { booked: true };
    const code = hold?.status === 'converted' ? await this.bookings.codeOfHold(hold, booking) : undefined;
    if (code !== undefined) return { booked: false, code };
    if (heldOnly) return { booked: false, holdExpired: true, heldSeats: 0 };
    booking.holdId = null;
    return this.fromFree(booking, request, hold, captureDueAt);
  }

  /** Resizes an active hold of the same slot, and books it, or does neither: a used payment must not shrink an offer. */
  private async fitAndBook(
    booking: NewBooking,
    request: SlotRequest,
    hold: Hold,
    captureDueAt: Date | null,
  ): Promise<boolean> {
    if (hold.slotId !== request.slotId || !hold.isActive(this.clock.now()) || hold.seats === request.seats)
      return false;
    return inTransaction(this.dataSource, async (manager) => {
      if (!(await this.holds.resize(hold, request, false, manager))) return false;
      return this.bookings.bookHeld(booking, request, hold.id, captureDueAt, manager);
    });
  }

  private async fromFree(
    booking: NewBooking,
    request: SlotRequest,
    hold: Hold | undefined,
    captureDueAt: Date | null,
  ): Promise<Allocation> {
    const holdExpired = hold?.hasExpired(this.clock.now()) ?? false;
    const book = () => this.bookings.bookFree(booking, request, captureDueAt);
    if (!(await this.releaseExpired.beforeRefusing(request.slotId, book))) {
      const heldSeats = hold?.seatsHeldIn(request.slotId, this.clock.now()) ?? 0;
      return { booked: false, holdExpired, heldSeats };
    }
    if (hold?.isActive(this.clock.now())) await this.holds.end(hold, 'replaced');
    return { booked: true };
  }
}
