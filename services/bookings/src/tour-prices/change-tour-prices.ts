import { staffActionRecorded } from '@hilltop/contracts/bookings/staff-action-recorded';
import type { StaffActionFields } from '@hilltop/contracts/staff-action';
import type { StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { staffActionEvent } from '@hilltop/platform/staff-action';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { TourChangedMeanwhile, TourNotFound } from '../generated/refusals.js';
import { ReplaceTour } from '../tours/replace-tour.js';
import type { Tour } from '../tours/tour.entity.js';
import { tourChangedEvent } from '../tours/tour.events.js';

export interface PriceChange {
  readonly tourId: string;
  /** That the caller saw. */
  readonly version: number;
  readonly staff: StaffIdentity;
  /** Name of the mutation. */
  readonly action: string;
  readonly before?: StaffActionFields | null;
  readonly after: StaffActionFields;
  /** In cents, when it changes now. */
  readonly adultCents?: number | undefined;
  /** In the transaction that raises the tour's version. An error rolls all back. */
  readonly store: (manager: EntityManager, now: Date) => Promise<void>;
}

/** One change of a version wins, and clients learn that the tour has changed. */
@Injectable()
export class ChangeTourPrices {
  constructor(
    private readonly replace: ReplaceTour,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  execute(change: PriceChange): Promise<{ tour: Tour } | TourNotFound | TourChangedMeanwhile> {
    const { tourId, version, staff, action, before = null, after, adultCents, store } = change;
    const now = this.clock.now();
    return this.replace.execute(tourId, version, (current) => {
      const tour = current.repriced(adultCents ?? current.priceCents);
      const target = { targetType: 'tour', targetId: tourId, targetName: tour.name };
      const recorded = staffActionEvent(staffActionRecorded, { staff, action, ...target, before, after }, now);
      const events = [tourChangedEvent(tour, now), recorded];
      return { entity: tour, events, alongside: (manager) => store(manager, now) };
    });
  }
}
