import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { Inject, Injectable } from '@nestjs/common';
import { type SlotClosed, type SlotFull, slotFull, type TourNotOffered } from '../../slots/slot.refusals.js';
import { SlotRepository } from '../../slots/slot.repository.js';
import { SlotFinder } from '../../slots/slot-finder.js';
import type { SlotRequest } from '../../slots/slot-request.js';
import type { Hold } from '../hold.entity.js';
import { HoldRepository } from '../hold.repository.js';
import { ReleaseExpiredHolds } from '../release-expired-holds/release-expired-holds.js';
import type { HoldSeatsRequest } from './hold-seats.input.js';

/** Holds seats for fifteen minutes. If the visitor names an earlier hold, the new one replaces it. */
@Injectable()
export class HoldSeats {
  constructor(
    private readonly slotFinder: SlotFinder,
    private readonly holds: HoldRepository,
    private readonly slots: SlotRepository,
    private readonly releaseExpired: ReleaseExpiredHolds,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(selection: HoldSeatsRequest): Promise<{ hold: Hold } | SlotClosed | SlotFull | TourNotOffered> {
    const offer = await this.slotFinder.find(selection);
    if ('__typename' in offer) return offer;
    const earlier = selection.replaces ? await this.holds.find(selection.replaces) : undefined;
    const hold = await this.takeOrResize(offer.request, earlier);
    if (hold) return { hold };
    return slotFull(selection.tourType, await this.slots.remaining(offer.request));
  }

  private async takeOrResize(request: SlotRequest, earlier: Hold | undefined): Promise<Hold | undefined> {
    if (earlier?.slotId === request.slotId && earlier.isActive(this.clock.now())) {
      return (await this.holds.resize(earlier, request, true)) ? this.holds.find(earlier.id) : undefined;
    }
    const hold = await this.takeOrReclaim(request);
    if (hold && earlier) await this.holds.end(earlier, 'replaced');
    return hold;
  }

  /** Expired holds of a full slot are released before anybody is refused. */
  private async takeOrReclaim(request: SlotRequest): Promise<Hold | undefined> {
    const hold = await this.holds.take(request);
    if (hold || (await this.releaseExpired.execute(request.slotId)) === 0) return hold;
    return this.holds.take(request);
  }
}
