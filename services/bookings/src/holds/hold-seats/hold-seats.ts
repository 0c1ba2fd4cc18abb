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

/** Puts seats aside for fifteen minutes, in place of an earlier hold of the same visitor if they name one. */
@Injectable()
export class HoldSeats {
  constructor(
    private readonly desk: SlotFinder,
    private readonly holds: HoldRepository,
    private readonly slots: SlotRepository,
    private readonly releaseExpired: ReleaseExpiredHolds,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(wish: HoldSeatsRequest): Promise<{ hold: Hold } | SlotClosed | SlotFull | TourNotOffered> {
    const offer = await this.desk.find(wish);
    if ('__typename' in offer) return offer;
    const earlier = wish.replaces ? await this.holds.find(wish.replaces) : undefined;
    const hold = await this.takeOrResize(offer.request, earlier);
    if (hold) return { hold };
    return slotFull(wish.tourType, await this.slots.remaining(offer.request));
  }

  private async takeOrResize(request: SlotRequest, earlier: Hold | undefined): Promise<Hold | undefined> {
    if (earlier?.slotId === request.slotId && earlier.isActive(this.clock.now())) {
      return (await this.holds.resize(earlier, request, true)) ? this.holds.find(earlier.id) : undefined;
    }
    const hold = await this.takeOrReclaim(request);
    if (hold && earlier) await this.holds.end(earlier, 'replaced');
    return hold;
  }

  /** A full slot may be full of holds that have just run out: they are given back before anybody is refused. */
  private async takeOrReclaim(request: SlotRequest): Promise<Hold | undefined> {
    const hold = await this.holds.take(request);
    if (hold || (await this.releaseExpired.execute(request.slotId)) === 0) return hold;
    return this.holds.take(request);
  }
}
