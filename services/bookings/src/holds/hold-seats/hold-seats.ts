import { isUniqueViolation } from '@hilltop/platform/database/postgres-errors';
import { ENVIRONMENT } from '@hilltop/platform/environment/service-variables';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { Inject, Injectable } from '@nestjs/common';
import type { Environment } from '../../env.js';
import type { SlotFull, TooManyHolds } from '../../generated/refusals.js';
import { SlotRepository } from '../../opening/slots/slot.repository.js';
import { type NotFound, SlotFinder } from '../../opening/slots/slot-finder.js';
import type { SlotRequest } from '../../opening/slots/slot-request.js';
import { refuse } from '../../refusals.en.js';
import { HOLD_LIFE_MINUTES, type Hold, type Holder } from '../hold.entity.js';
import { HoldRepository } from '../hold.repository.js';
import { ReleaseExpiredHolds } from '../release-expired-holds/release-expired-holds.js';
import type { HoldSeatsRequest } from './hold-seats.input.js';

export type HoldLimits = Pick<
  Environment,
  'HOLDS_PER_CALLER' | 'HELD_SEATS_PER_CALLER' | 'HOLDS_PER_NETWORK' | 'HELD_SEATS_PER_NETWORK'
>;
type HoldSeatsOutcome = { hold: Hold } | NotFound | SlotFull | TooManyHolds;

/** Holds seats for fifteen minutes. A new hold can replace an earlier one. A repeated request finds its own hold and renews it. */
@Injectable()
export class HoldSeats {
  constructor(
    private readonly slotFinder: SlotFinder,
    private readonly holds: HoldRepository,
    private readonly slots: SlotRepository,
    private readonly releaseExpired: ReleaseExpiredHolds,
    @Inject(ENVIRONMENT) private readonly settings: HoldLimits,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(selection: HoldSeatsRequest, holder: Holder = { caller: undefined }): Promise<HoldSeatsOutcome> {
    const own = await this.active(selection.holdId);
    const active = own ?? (await this.active(selection.replaces));
    // Guests that it holds at this start keep their price.
    const offer = await this.slotFinder.find({ ...selection, holdId: active?.id });
    if ('__typename' in offer) return offer;
    const hold = await this.takeOrResize(offer.request, active, holder, selection.holdId);
    if (!hold) {
      const heldSeats = active?.seatsHeldIn(offer.request.slotId, this.clock.now()) ?? 0;
      return this.slots.refusal(offer.request, heldSeats);
    }
    if (hold.id === active?.id) return { hold };
    const tooMuch = await this.tooMuch(holder, hold.slotId, active);
    // The earlier seats go only once the new ones stay.
    if (tooMuch) await this.holds.end(hold, 'released');
    else if (active) await this.holds.end(active, 'replaced');
    return tooMuch ?? { hold };
  }

  private async active(id: string | null | undefined): Promise<Hold | undefined> {
    const hold = id ? await this.holds.find(id) : undefined;
    return hold?.isActive(this.clock.now()) ? hold : undefined;
  }

  /** Counted after the new hold is stored, so that concurrent requests see each other's holds. */
  private async tooMuch(holder: Holder, slotId: string, replaced: Hold | undefined): Promise<TooManyHolds | undefined> {
    if (holder.caller === undefined) return undefined;
    const most = this.settings;
    const held = await this.holds.countHolding(holder, slotId, replaced?.id);
    const ofCaller = held.ofCaller > most.HOLDS_PER_CALLER || held.seatsOfCaller > most.HELD_SEATS_PER_CALLER;
    const ofNetwork = held.ofNetwork > most.HOLDS_PER_NETWORK || held.seatsOfNetwork > most.HELD_SEATS_PER_NETWORK;
    if (ofCaller || ofNetwork) return refuse.TooManyHolds.many();
    return held.minutes >= HOLD_LIFE_MINUTES ? refuse.TooManyHolds.long() : undefined;
  }

  private async takeOrResize(
    request: SlotRequest,
    earlier: Hold | undefined,
    holder: Holder,
    id: string | null | undefined,
  ): Promise<Hold | undefined> {
    if (earlier?.slotId === request.slotId) {
      return (await this.holds.resize(earlier, request, true)) ? this.holds.find(earlier.id) : undefined;
    }
    const beganAt = earlier?.beganAt ?? earlier?.createdAt;
    return this.takeOrReclaim(request, { ...holder, beganAt, id: earlier?.id === id ? undefined : id });
  }

  /** Releases expired holds of a full slot before a refusal. */
  private async takeOrReclaim(request: SlotRequest, holder: Holder): Promise<Hold | undefined> {
    const hold = await this.takeOnce(request, holder);
    if (hold || (await this.releaseExpired.execute(request.slotId)) === 0) return hold;
    return this.takeOnce(request, holder);
  }

  /** A concurrent repeat of the request finds the hold of the other. */
  private async takeOnce(request: SlotRequest, holder: Holder): Promise<Hold | undefined> {
    try {
      return (await this.holds.take(request, holder)) ?? (await this.active(holder.id));
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      return (await this.active(holder.id)) ?? this.holds.take(request, { ...holder, id: undefined });
    }
  }
}
