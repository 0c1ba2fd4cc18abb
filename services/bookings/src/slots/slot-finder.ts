import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { Inject, Injectable } from '@nestjs/common';
import { OpeningRule } from '../schedule/opening-rule.js';
import { isStartTime } from '../schedule/start-times.js';
import { parseDate } from '../schedule/venue-clock.js';
import type { Tour } from '../tours/tour.entity.js';
import { TourRepository } from '../tours/tour.repository.js';
import type { TourType } from '../tours/tour-type.js';
import { dayClosed, noSuchTime, type SlotClosed, type TourNotOffered, tourNotOffered } from './slot.refusals.js';
import { SlotRequest } from './slot-request.js';

/** What a visitor chooses before anything else. */
export interface SlotSelection {
  readonly tourType: TourType;
  /** YYYY-MM-DD */
  readonly tourDate: string;
  readonly tourTime: string;
  readonly groupSize: number;
}

/** A slot on sale with its tour. */
export interface SlotOffer {
  readonly tour: Tour;
  readonly request: SlotRequest;
}

/** Finds the slot of a selection among the tours on offer and the opening hours. */
@Injectable()
export class SlotFinder {
  constructor(
    private readonly tours: TourRepository,
    private readonly rule: OpeningRule,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The chosen slot, or why it is not on sale. */
  async find(selection: SlotSelection): Promise<SlotOffer | SlotClosed | TourNotOffered> {
    const tour = await this.tours.onOffer(selection.tourType);
    if (!tour) return tourNotOffered(selection.tourType);
    const date = parseDate(selection.tourDate);
    if (!date || !isStartTime(selection.tourTime)) return noSuchTime();
    const now = this.clock.now();
    const reason = this.rule.closedReason(date, now);
    if (reason) return dayClosed(reason);
    const start = this.rule.openStarts(date, now).find(({ time }) => time === selection.tourTime);
    if (!start) return dayClosed('PAST');
    const startsAt = new Date(start.epochMs);
    return { tour, request: new SlotRequest(selection.tourType, date, start.time, startsAt, selection.groupSize) };
  }
}
