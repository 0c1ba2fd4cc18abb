import type { StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import type { InvalidInput } from '@hilltop/platform/outcome/parse-input';
import { Inject, Injectable } from '@nestjs/common';
import type { Temporal } from 'temporal-polyfill';
import type { EntityManager } from 'typeorm';
import { formatTime } from '../opening/schedule/start-times.js';
import { VenueClock } from '../opening/schedule/venue-clock.js';
import type { CapacityBelowSold } from '../opening/slots/slot.refusals.js';
import { ReplaceTour } from '../tours/replace-tour.js';
import { tourActionEvent } from '../tours/tour.actions.js';
import type { Tour, TourChange } from '../tours/tour.entity.js';
import { tourChangedEvent } from '../tours/tour.events.js';
import { checkAdultPrice, checkSize, type TourChangedMeanwhile, type TourNotFound } from '../tours/tour.refusals.js';
import { ResizeStarts } from './resize-starts.js';

type Refused = InvalidInput | CapacityBelowSold;

/** Rolls the transaction back. */
class NotUpdated extends Error {
  constructor(readonly refusal: Refused) {
    super(refusal.message);
  }
}

/** A start ahead has more seats sold or held than the tour would have. */
function startNeedsSeats(start: Temporal.PlainDateTime, taken: number): CapacityBelowSold {
  const day = start.toPlainDate().toLocaleString('en-US', { month: 'long', day: 'numeric', year: 'numeric' });
  const message = `${taken} seats are sold or held at ${formatTime(start.toPlainTime())} on ${day}, so the tour needs at least ${taken}.`;
  return { __typename: 'CapacityBelowSold', message, taken };
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
    if (fullest) throw new NotUpdated(startNeedsSeats(this.venue.wallTime(fullest.startsAt), fullest.taken));
  }
}
