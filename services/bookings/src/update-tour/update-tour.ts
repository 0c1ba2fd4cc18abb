import type { StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import type { InvalidInput } from '@hilltop/platform/outcome/parse-input';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { CapacityBelowSold, TourChangedMeanwhile, TourNotFound } from '../generated/refusals.js';
import { VenueClock } from '../opening/schedule/venue-clock.js';
import { refuse } from '../refusals.en.js';
import { ReplaceTour } from '../tours/replace-tour.js';
import { tourActionEvent } from '../tours/tour.actions.js';
import type { Tour, TourChange } from '../tours/tour.entity.js';
import { tourChangedEvent } from '../tours/tour.events.js';
import { checkAdultPrice, checkSize } from '../tours/tour-checks.js';
import { ResizeStarts } from './resize-starts.js';

type Refused = InvalidInput | CapacityBelowSold;

/** Rolls the transaction back. */
class NotUpdated extends Error {
  constructor(readonly refusal: Refused) {
    super(refusal.message);
  }
}

/** Starts in the future follow its seats. */
@Injectable()
export class UpdateTour {
  constructor(
    private readonly replace: ReplaceTour,
    private readonly resize: ResizeStarts,
    private readonly venue: VenueClock,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @param version that the caller saw */
  async execute(
    id: string,
    version: number,
    change: TourChange,
    staff: StaffIdentity,
  ): Promise<{ tour: Tour } | TourNotFound | TourChangedMeanwhile | Refused> {
    const now = this.clock.now();
    try {
      return await this.replace.execute(id, version, (current) => {
        const tour = current.changed(change);
        const refused = checkSize(tour) ?? checkAdultPrice(current.priceCents, tour.priceCents);
        if (refused) throw new NotUpdated(refused);
        const events = [tourChangedEvent(tour, now), tourActionEvent('updateTour', staff, current, tour, now)];
        if (tour.capacity === current.capacity) return { entity: tour, events };
        return { entity: tour, events, alongside: (manager) => this.resizeStarts(manager, current, tour, now) };
      });
    } catch (error) {
      if (error instanceof NotUpdated) return error.refusal;
      throw error;
    }
  }

  private async resizeStarts(manager: EntityManager, before: Tour, after: Tour, now: Date): Promise<void> {
    const fullest = await this.resize.execute(manager, after, before.capacity, now);
    if (!fullest) return;
    const { startsAt, taken } = fullest;
    throw new NotUpdated(refuse.CapacityBelowSold.tour({ taken }, this.venue.wallTime(startsAt)));
  }
}
